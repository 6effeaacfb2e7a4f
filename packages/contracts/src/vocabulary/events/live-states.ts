/** Live state that an organiser sets on a published event without a review. */
export const liveStates = ['scheduled', 'cancelled', 'postponed', 'full'] as const;

export type LiveState = (typeof liveStates)[number];
