import { cacheNames } from './cache-names.ts';

/** The next person who uses this device must not read the cached pages and API responses. */
export async function forgetOffline(): Promise<void> {
  // Browsers have no cache storage on plain HTTP.
  if (!('caches' in globalThis)) return;
  await Promise.all([caches.delete(cacheNames.pages), caches.delete(cacheNames.answers)]);
}
