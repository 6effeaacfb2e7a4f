/** Provides the current time: the system's, or one that a test sets. */
export type Clock = { now: () => Date };

export const systemClock: Clock = { now: () => new Date() };
