/**
 * The source of a file's events: a different one for each organisation, so that the identifiers in
 * their files cannot collide.
 */
export const sourceOf = (organisationId: string | null): string =>
  organisationId === null ? 'import' : `import:${organisationId}`;
