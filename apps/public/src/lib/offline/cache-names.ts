export const cacheNames = {
  pages: 'site-pages',
  answers: 'site-answers',
  pictures: 'site-pictures',
  files: 'site-files',
} as const;

/**
 * The service worker precaches the offline page as `offlineCopy`: a request for `offlinePath`
 * itself still goes to the network first.
 */
export const offlinePath = '/hors-ligne';
export const offlineCopy = `${offlinePath}?copie`;
