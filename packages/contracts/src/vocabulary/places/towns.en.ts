/** "in Tours", "in Le Mans". English contracts no article. */
export const atTown = (name: string): string => `in ${name}`;

/** The name unchanged: English contracts no article. */
export const ofTown = (name: string): string => name;
