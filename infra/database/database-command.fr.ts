/** What `npm run db` tells whoever runs it. */
export const sentences = {
  usage: 'Utilisation\u00a0: npm run db -- reset | psql | studio | status',
  wasReset:
    'La base privée est effacée\u00a0: le prochain «\u00a0npm start\u00a0» en fera une neuve.',
  resetGiven:
    'La base de DATABASE_URL n’est pas à nous\u00a0: videz-la vous-même, ou retirez la variable pour effacer la base privée.',
  inUse: (pid: number) =>
    `La base privée est utilisée par le processus ${pid}\u00a0: arrêtez-le (Ctrl-C dans son terminal), puis relancez.`,
  noPsql:
    'Le programme psql est introuvable\u00a0: installez le paquet postgresql-client, ou lancez «\u00a0npm run db -- studio\u00a0».',
  notStarted: 'Aucune base privée\u00a0: «\u00a0npm start\u00a0» la créera.',
  stopped: 'La base privée existe et elle est arrêtée.',
  running: (engine: string, port: number) =>
    `La base privée tourne\u00a0: ${engine}, port ${port}.`,
};
