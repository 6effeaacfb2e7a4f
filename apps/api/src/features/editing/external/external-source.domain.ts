/** The source whose events files and followed calendars of the organisation bring. */
const importSource = 'import';

/** How `poi.source_hash` begins when a payload wrote it, not a file or a feed. */
export const payloadHashPrefix = 'put1.';

/** The form of `source` in an address: a name that the integrator chooses. */
export const sourceName = /^[a-z0-9][a-z0-9_-]{0,39}$/;

/**
 * The source as `poi` stores it. It begins with the id of the organisation, so that two
 * organisations that choose the same name share no event.
 */
export const storedSource = (organisationId: string, name: string): string =>
  name === importSource ? `import:${organisationId}` : `import:${organisationId}:${name}`;

/** Whether an organisation wrote the event itself, by a file or by its external id. */
export const isOwnSource = (source: string, organisationId: string | undefined): boolean =>
  source === `import:${organisationId}` || source.startsWith(`import:${organisationId}:`);

/**
 * The lock of an event that may not exist yet. Files lock their whole source before they write it,
 * so that an event of a file takes that lock.
 */
export const externalLock = (source: string, extId: string): string =>
  source.split(':').length === 2 ? source : `${source} ${extId}`;
