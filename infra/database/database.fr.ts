/** What the database scripts tell whoever runs them. */
export const sentences = {
  step: 'Base de données',
  migrating: 'Migrations',
  looking: 'recherche de PostgreSQL et PostGIS',
  initialising: 'création de la base privée',
  starting: 'démarrage',
  startingEmbedded: 'démarrage de PGlite (PostgreSQL embarqué)',
  embedded: (versions: string) =>
    `${versions} (démonstration seulement\u00a0: une requête à la fois)`,
  urlMalformed: (url: string) =>
    `DATABASE_URL n’est pas une adresse PostgreSQL («\u00a0${url}\u00a0»)\u00a0: écrivez postgresql://utilisateur:motdepasse@machine:5432/base, ou retirez la variable pour une base privée.`,
  urlUnreachable: (where: string) =>
    `Aucun PostgreSQL ne répond à ${where}, l’adresse de DATABASE_URL\u00a0: démarrez-le, corrigez l’adresse, ou retirez la variable pour une base privée.`,
  urlRefused: (where: string) =>
    `PostgreSQL à ${where} refuse l’utilisateur ou le mot de passe de DATABASE_URL\u00a0: corrigez la variable, ou retirez-la pour une base privée.`,
  urlNoDatabase: (database: string) =>
    `La base «\u00a0${database}\u00a0» de DATABASE_URL n’existe pas et n’a pas pu être créée\u00a0: créez-la avec createdb, ou corrigez la variable.`,
  urlNoPostgis: (where: string) =>
    `Le PostgreSQL de DATABASE_URL (${where}) n’a pas PostGIS\u00a0: installez son paquet postgis, ou retirez la variable pour une base privée.`,
  urlFailed: (detail: string) =>
    `La base de DATABASE_URL ne s’ouvre pas (${detail})\u00a0: corrigez la variable, ou retirez-la pour une base privée.`,
  noPostgres:
    'PostgreSQL avec PostGIS est introuvable\u00a0: installez les paquets postgresql et postgis (Debian\u00a0: apt-get install postgresql postgresql-15-postgis-3), ou donnez DATABASE_URL.',
  folderUnwritable: (folder: string) =>
    `Le dossier ${folder} n’est pas accessible en écriture\u00a0: rendez-le accessible, ou donnez une base par DATABASE_URL.`,
  folderBroken: (folder: string, detail: string) =>
    `Le dossier de données ${folder} ne s’ouvre pas (${detail})\u00a0: repartez à neuf avec «\u00a0npm run db -- reset\u00a0».`,
  folderLocked: (folder: string, pid: number) =>
    `Le dossier de données ${folder} est déjà utilisé par le processus ${pid}\u00a0: arrêtez-le, puis relancez.`,
  folderLockedElsewhere: (folder: string) =>
    `Le dossier de données ${folder} porte le verrou d’un autre PostgreSQL\u00a0: arrêtez-le, ou effacez ${folder}/pg/postmaster.pid s’il n’existe plus.`,
  wrongVersion: (folder: string, found: string, wanted: string) =>
    `Le dossier de données ${folder} vient de PostgreSQL ${found} et la machine a la version ${wanted}\u00a0: repartez à neuf avec «\u00a0npm run db -- reset\u00a0».`,
  noAccount:
    'PostgreSQL refuse de tourner sous root, et ni le compte postgres ni le compte nobody n’existent\u00a0: lancez la commande sous un autre compte.',
  embeddedFailed: (detail: string) =>
    `PGlite, la base embarquée, ne démarre pas (${detail})\u00a0: repartez à neuf avec «\u00a0npm run db -- reset\u00a0», ou installez PostgreSQL avec PostGIS.`,
  migrationFailed: (detail: string) =>
    `Les migrations n’ont pas pu être appliquées\u00a0; une base privée repart à neuf avec «\u00a0npm run db -- reset\u00a0». Prisma dit\u00a0: ${detail}`,
};
