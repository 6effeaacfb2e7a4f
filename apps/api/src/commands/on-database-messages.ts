export const databaseAway =
  'The database does not answer: start it or check DATABASE_URL, then run the command again.';
