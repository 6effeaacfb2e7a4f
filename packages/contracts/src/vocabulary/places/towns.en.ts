/** "in Tours", "in Le Mans": the twin of the French one, which melts articles. */
export const atTown = (name: string): string => `in ${name}`;

/** The name alone: the twin of the French one, which melts articles. */
export const ofTown = (name: string): string => name;
