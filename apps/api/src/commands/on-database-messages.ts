/** Message of a command that fails with a known database error, most often an unreachable database. */
export const databaseAway =
  'The database does not answer: start it or check DATABASE_URL, then run the command again.';
