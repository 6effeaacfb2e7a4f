import { isInShell } from '../native/is-in-shell.ts';
import { cacheNames } from './cache-names.ts';
import { isOfflinePage } from './is-offline-page.ts';

const checkEveryMs = 3_600_000;

export const canKeepOffline = (): boolean =>
  import.meta.env.PROD && 'serviceWorker' in navigator && !isInShell();

// The worker did not see the pages loaded before its installation: caches the page first opened and
// the current one, unless the worker's rule leaves them out.
async function cacheFirstPages(): Promise<void> {
  const opened = performance.getEntriesByType('navigation').map(({ name }) => name);
  const pages = await caches.open(cacheNames.pages);
  const addresses = new Set(
    [...opened, window.location.href].map((address) => address.replace(/#.*/, '')),
  );
  const kept = [...addresses].filter((address) =>
    isOfflinePage({ request: { mode: 'navigate' }, url: new URL(address), sameOrigin: true }),
  );
  // Home redirects as soon as the visitor has chosen a place, and browsers refuse a redirected
  // response from a worker.
  const asked = kept.map((address) => new Request(address, { redirect: 'error' }));
  await Promise.all(asked.map((request) => pages.add(request).catch(() => undefined)));
}

function whenUpdated(
  registration: ServiceWorkerRegistration,
  notify: (waiting: ServiceWorker) => void,
): void {
  // Without a controller this is the very first worker: it replaces none.
  const notifyIfWaiting = () =>
    navigator.serviceWorker.controller && registration.waiting && notify(registration.waiting);
  const watch = () => registration.installing?.addEventListener('statechange', notifyIfWaiting);
  // The browser checks for a new worker on page load: one may be waiting already.
  notifyIfWaiting();
  watch();
  registration.addEventListener('updatefound', watch);
}

// Checks for a new service worker when the tab becomes visible, at most once an hour: a tab left
// open for days would never check otherwise.
function checkHourly(registration: ServiceWorkerRegistration): void {
  let checkedAt = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - checkedAt < checkEveryMs) return;
    checkedAt = Date.now();
    registration.update().catch(() => undefined);
  });
}

/**
 * `onUpdate` receives a function that activates the waiting service worker and reloads the page.
 * Call `keepOffline` long after the first paint.
 */
export async function keepOffline(onUpdate: (apply: () => void) => void): Promise<void> {
  const { serviceWorker } = navigator;
  const isFirstVisit = serviceWorker.controller === null;
  const registration = await serviceWorker.register('/sw.js', { updateViaCache: 'none' });
  whenUpdated(registration, (waiting) =>
    onUpdate(() => {
      serviceWorker.addEventListener('controllerchange', () => window.location.reload(), {
        once: true,
      });
      waiting.postMessage({ type: 'SKIP_WAITING' });
    }),
  );
  checkHourly(registration);
  if (!isFirstVisit) return;
  await serviceWorker.ready;
  await cacheFirstPages();
}
