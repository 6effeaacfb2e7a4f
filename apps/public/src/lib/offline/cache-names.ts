/** The service worker's caches for offline reading, one per kind of content. */
export const cacheNames = {
  pages: 'site-pages',
  answers: 'site-answers',
  pictures: 'site-pictures',
  files: 'site-files',
} as const;

/**
 * Path of the offline page, shown in place of a page that is neither reachable nor cached. The
 * service worker stores the offline page as `offlineCopy`, so that its real address is never
 * answered from the cache.
 */
export const offlinePath = '/hors-ligne';
export const offlineCopy = `${offlinePath}?copie`;
