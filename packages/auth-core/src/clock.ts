/** Where "now" comes from: the machine, or an instant that a test moves. */
export type Clock = { now: () => Date };

/** The machine's clock. */
export const systemClock: Clock = { now: () => new Date() };
