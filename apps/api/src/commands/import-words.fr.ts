/** What the import command says at the terminal. */
export const importWords = {
  usage: [
    'Utilisation : npm run import -- <format> <fichier ou dossier> [--shift-dates] [--report <fichier.json>]',
    '  datatourisme  objets DATAtourisme (JSON, JSON Lines, gzip)',
    '  openagenda    événements OpenAgenda (JSON, JSON Lines, gzip)',
    '  communes      [fichier] positions des communes',
    '  basemap       [dossier] départements, cours d’eau et lacs du fond de carte local',
    '  --shift-dates déplace toutes les dates du même nombre de semaines pour qu’aucun événement ne soit passé',
  ].join('\n'),
  progress: (file: string, read: number): string =>
    `${file} : ${read.toLocaleString('fr-FR')} fiches lues`,
  unreadable: (path: string, reason: string): string => `${path} est illisible : ${reason}`,
  photosQueued: (count: number): string =>
    `${count.toLocaleString('fr-FR')} photos seront téléchargées par le processus de fond`,
  reportWritten: (path: string): string => `Rapport complet : ${path}`,
};
