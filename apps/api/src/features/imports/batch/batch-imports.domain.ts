/** Where events of a file come from: an organisation has a source of its own, so that two of them may use the same identifiers. */
export const sourceOf = (organisationId: string | null): string =>
  organisationId === null ? 'import' : `import:${organisationId}`;
