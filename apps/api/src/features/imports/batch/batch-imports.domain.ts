/**
 * The source of a file's events. Each organisation has its own, so that their identifiers cannot
 * collide.
 */
export const sourceOf = (organisationId: string | null): string =>
  organisationId === null ? 'import' : `import:${organisationId}`;
