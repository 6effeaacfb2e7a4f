/** Message of a command that fails with an error that `databaseProblem` recognises. */
export const databaseAway =
  'The database does not answer: start it or check DATABASE_URL, then run the command again.';
