import { cacheNames } from './cache-names.ts';

/**
 * Deletes the pages and API responses that the service worker cached on this device, so that the
 * next person who uses it cannot read them.
 */
export async function forgetOffline(): Promise<void> {
  // Browsers have no cache storage on plain HTTP.
  if (!('caches' in globalThis)) return;
  await Promise.all([caches.delete(cacheNames.pages), caches.delete(cacheNames.answers)]);
}
