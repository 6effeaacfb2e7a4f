/** What a sign-in comes from, as the session library names it. */
export const clientTypes = ['web', 'android', 'ios'] as const;

export type ClientType = (typeof clientTypes)[number];
