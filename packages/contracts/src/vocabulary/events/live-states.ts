/** What an organiser announces about a published poi, without any review. */
export const liveStates = ['scheduled', 'cancelled', 'postponed', 'full'] as const;

/** A live state's wire value. */
export type LiveState = (typeof liveStates)[number];
