export const sentences = {
  usage:
    'Usage: npm run db -- migrate | reset | psql | studio | status | backup <folder> | backup-pictures <folder> | restore <folder> <instant> <data folder>',
  isMigrated: 'The database has every migration and function of this release.',
  wasReset: 'The private database is deleted: the next `npm start` creates a new one.',
  resetGiven:
    'The database of DATABASE_URL is not ours: empty it yourself, or unset the variable to delete the private database.',
  inUse: (pid: number) =>
    `The private database is in use by process ${pid}: stop it (Ctrl-C in its terminal), then run the command again.`,
  noPsql:
    'psql was not found: install the package postgresql-client, or run `npm run db -- studio`.',
  notStarted: 'There is no private database: `npm start` creates it.',
  stopped: 'The private database exists and is stopped.',
  running: (engine: string, port: number) =>
    `The private database is running: ${engine}, port ${port}.`,
};
