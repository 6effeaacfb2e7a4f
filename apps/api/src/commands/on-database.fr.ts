/** What every command says when the database is away. */
export const databaseAway = 'La base de données ne répond pas : démarre-la ou vérifie DATABASE_URL, puis relance la commande.';
