/** Bounds of a search of the registry of companies by name; `most`: companies in the answer. */
export const registrySearch = { minLength: 3, maxLength: 140, most: 8 } as const;
