/** "in Tours", "in Le Mans": the twin of the French one, which melts articles. */
export const atTown = (name: string): string => `in ${name}`;
