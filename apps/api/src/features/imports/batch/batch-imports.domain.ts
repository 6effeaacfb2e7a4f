/**
 * Each organisation has a different source, so that the identifiers in their files cannot collide.
 */
export const sourceOf = (organisationId: string | null): string =>
  organisationId === null ? 'import' : `import:${organisationId}`;
