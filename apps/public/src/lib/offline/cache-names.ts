/** The service worker's caches for offline reading, one per kind of content. */
export const cacheNames = {
  pages: 'site-pages',
  answers: 'site-answers',
  pictures: 'site-pictures',
  files: 'site-files',
} as const;

/**
 * The page shown instead of one that is not cached. The service worker stores it under a separate
 * address, so that it never answers the real address from the cache.
 */
export const offlinePath = '/hors-ligne';
export const offlineCopy = `${offlinePath}?copie`;
