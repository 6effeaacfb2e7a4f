export const sentences = {
  step: 'Database',
  migrating: 'Migrations',
  looking: 'looking for PostgreSQL and PostGIS',
  initialising: 'creating the private database',
  starting: 'starting',
  startingEmbedded: 'starting PGlite (embedded PostgreSQL)',
  embedded: (versions: string) => `${versions} (for demonstrations only: one query at a time)`,
  urlMalformed: (url: string) =>
    `DATABASE_URL is not a PostgreSQL address ("${url}"): write postgresql://user:password@host:5432/database, or unset it for a private database.`,
  urlUnreachable: (where: string) =>
    `No PostgreSQL answers at ${where}, the address of DATABASE_URL: start it, correct the address, or unset the variable for a private database.`,
  urlRefused: (where: string) =>
    `PostgreSQL at ${where} refuses the user or password of DATABASE_URL: correct the variable, or unset it for a private database.`,
  urlNoDatabase: (database: string) =>
    `The database "${database}" of DATABASE_URL does not exist and could not be created: create it with createdb, or correct the variable.`,
  urlNoPostgis: (where: string) =>
    `The PostgreSQL of DATABASE_URL (${where}) has no PostGIS: install its postgis package, or unset the variable for a private database.`,
  urlFailed: (detail: string) =>
    `The database of DATABASE_URL does not open (${detail}): correct the variable, or unset it for a private database.`,
  noPostgres:
    'PostgreSQL with PostGIS was not found: install the packages postgresql and postgis (Debian: apt-get install postgresql postgresql-15-postgis-3), or set DATABASE_URL.',
  folderUnwritable: (folder: string) =>
    `The folder ${folder} is not writable: make it writable, or set DATABASE_URL.`,
  folderBroken: (folder: string, detail: string) =>
    `The data folder ${folder} does not open (${detail}): start afresh with \`npm run db -- reset\`.`,
  folderLocked: (folder: string, pid: number) =>
    `The data folder ${folder} is in use by process ${pid}: stop it, then run the command again.`,
  folderLockedElsewhere: (folder: string) =>
    `The data folder ${folder} holds the lock of another PostgreSQL: stop it, or delete ${folder}/pg/postmaster.pid if it no longer runs.`,
  wrongVersion: (folder: string, found: string, wanted: string) =>
    `The data folder ${folder} is of PostgreSQL ${found} and this machine has version ${wanted}: start afresh with \`npm run db -- reset\`.`,
  noAccount:
    'PostgreSQL refuses to run as root, and neither the account postgres nor the account nobody exists: run the command as another user.',
  embeddedFailed: (detail: string) =>
    `PGlite, the embedded database, does not start (${detail}): start afresh with \`npm run db -- reset\`, or install PostgreSQL with PostGIS.`,
  migrationFailed: (detail: string) =>
    `The migrations could not be applied; \`npm run db -- reset\` starts a private database afresh. Prisma says: ${detail}`,
  functionFailed: (name: string, detail: string) =>
    `prisma/functions/${name}.sql could not be applied. PostgreSQL says: ${detail}`,
};
