/** What `npm start` and `npm run dev` tell whoever runs them. */
export const sentences = {
  client: 'Client de base de données',
  sites: 'Construction des sites',
  gazetteer: 'Communes de France',
  demoEvents: 'Événements de démonstration',
  sandbox: 'Bac à sable (services extérieurs remplacés sur cette machine)',
  server: 'Serveur',
  sessionCore: 'Comptes et sessions (cœur intégré, ou celui de SUPERTOKENS_CONNECTION_URI)',
  sessionCoreElsewhere: (uri: string) => `cœur officiel, ${uri}`,
  sessionCoreKey: (detail: string, file: string) =>
    `Le cœur de sessions ne démarre pas (${detail})\u00a0: donnez par AUTH_CORE_KEY, ou dans ${file}, la clé qui a chiffré celles de la base, ou mettez l’ancienne dans AUTH_CORE_KEY_BEFORE\u00a0; une base privée repart à neuf avec «\u00a0npm run db -- reset\u00a0».`,
  demoAccounts: 'Comptes de démonstration',
  demoAccountsFailed: (detail: string) =>
    `Les comptes de démonstration n’ont pas pu être créés\u00a0: ${detail}`,
  portTaken: (port: number) =>
    `Le port ${port} est déjà pris\u00a0: arrêtez le programme qui l’occupe, ou choisissez-en un autre avec PORT=${port + 100} npm start.`,
  badPort: (value: string) =>
    `PORT vaut «\u00a0${value}\u00a0», qui n’est pas un numéro de port\u00a0: donnez un nombre entre 1 et 65535.`,
  clientFailed: (detail: string) =>
    `Le client de base de données n’a pas pu être généré\u00a0: ${detail}`,
  buildFailed: (detail: string) => `La construction des sites a échoué\u00a0: ${detail}`,
  loadFailed: (what: string, detail: string) =>
    `Le chargement «\u00a0${what}\u00a0» a échoué\u00a0: ${detail}`,
  serverEnded: (code: number | null) =>
    `Le serveur s’est arrêté de lui-même (code ${code ?? '?'})\u00a0: son message est ci-dessus.`,
  workerEnded: (code: number | null) =>
    `Le processus des mails et des tâches s’est arrêté de lui-même (code ${code ?? '?'})\u00a0: son message est ci-dessus.`,
  serverLate: 'Le serveur ne répond pas au bout d’une minute\u00a0: son message est ci-dessus.',
  siteEnded: (name: string) =>
    `Le serveur de développement «\u00a0${name}\u00a0» s’est arrêté\u00a0: son message est ci-dessus.`,
  sandboxEnded: (code: number | null) =>
    `Le bac à sable s’est arrêté de lui-même (code ${code ?? '?'})\u00a0: son message est ci-dessus.`,
  publicSite: 'Site public',
  proSite: 'Site pro',
  api: 'API',
  inbox: 'Mails envoyés (bac à sable)',
  howToStop: 'Ctrl-C arrête tout.',
};
