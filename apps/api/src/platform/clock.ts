/** Where "now" comes from: the machine in production, a fixed instant in tests. */
export type Clock = { now: () => Date };

/** The machine's clock. */
export const systemClock: Clock = { now: () => new Date() };
