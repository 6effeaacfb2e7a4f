export const atTown = (name: string): string => `in ${name}`;

/** The name unchanged: unlike French, English contracts no article. */
export const ofTown = (name: string): string => name;
