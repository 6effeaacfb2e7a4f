/** What every command says when the database is away. */
export const databaseAway =
  'La base de données ne répond pas\u00a0: démarrez-la ou vérifiez DATABASE_URL, puis relancez la commande.';
