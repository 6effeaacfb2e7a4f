export const serviceNewsWords = {
  usage: [
    'Usage: npm run service-news -- <letter.json> [--send]',
    '  { "id": "name-of-the-letter",',
    '    "fr": { "title": "…", "paragraphs": ["…"], "button": { "label": "…", "path": "/…" } },',
    '    "en": { … } }',
    '  Without --send nothing is mailed: the number of subscribers is printed.',
  ].join('\n'),
  unreadable: (path: string, reason: string): string => `${path} is unreadable: ${reason}`,
  wanted: (count: number): string =>
    `${count.toLocaleString('en-GB')} subscribers. Add --send to mail them.`,
  queued: (count: number): string =>
    `${count.toLocaleString('en-GB')} mails will be sent by the worker.`,
};
