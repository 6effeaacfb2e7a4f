/**
 * "in Tours", "in Le Mans": English counterpart of the French function, which contracts articles.
 */
export const atTown = (name: string): string => `in ${name}`;

/** The name unchanged: English counterpart of the French function, which contracts articles. */
export const ofTown = (name: string): string => name;
