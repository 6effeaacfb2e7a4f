/** What the browser keeps to be read without a network: a cache for each kind, filled by the service worker. */
export const cacheNames = {
  pages: 'site-pages',
  answers: 'site-answers',
  pictures: 'site-pictures',
  files: 'site-files',
} as const;

/** The page shown in place of one that was not kept. The service worker keeps it under an address of its own, so that the real one is never answered from a copy. */
export const offlinePath = '/hors-ligne';
export const offlineCopy = `${offlinePath}?copie`;
