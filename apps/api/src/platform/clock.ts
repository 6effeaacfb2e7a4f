/** Source of "now": the system clock in production, a fixed instant in tests. */
export type Clock = { now: () => Date };

/** The system clock. */
export const systemClock: Clock = { now: () => new Date() };
