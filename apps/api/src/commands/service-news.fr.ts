/** What the command of news of the service says at the terminal. */
export const serviceNewsWords = {
  usage: [
    'Utilisation : npm run service-news -- <lettre.json> [--send]',
    '  { "id": "nom-de-la-lettre",',
    '    "fr": { "title": "…", "paragraphs": ["…"], "button": { "label": "…", "path": "/…" } },',
    '    "en": { … } }',
    '  Sans --send, rien ne part\u00a0: le nombre de personnes abonnées est affiché.',
  ].join('\n'),
  unreadable: (path: string, reason: string): string => `${path} est illisible\u00a0: ${reason}`,
  wanted: (count: number): string =>
    `${count.toLocaleString('fr-FR')} personnes attendent les nouvelles du service. Ajoutez --send pour leur écrire.`,
  queued: (count: number): string =>
    `${count.toLocaleString('fr-FR')} mails partiront par le processus de fond.`,
};
