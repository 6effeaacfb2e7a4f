import { isInShell } from '../native/is-in-shell.ts';
import { cacheNames } from './cache-names.ts';

const checkEveryMs = 3_600_000;

/** Whether this browser can keep the site: built, with a service worker, and not in a shell, which holds the site already. */
export const canKeepOffline = (): boolean =>
  import.meta.env.PROD && 'serviceWorker' in navigator && !isInShell();

// The pages of a first visit came before the worker, which did not see them pass: the one that was opened, and the one that is read now.
async function keepFirstPages(): Promise<void> {
  const opened = performance.getEntriesByType('navigation').map(({ name }) => name);
  const pages = await caches.open(cacheNames.pages);
  const addresses = new Set(
    [...opened, window.location.href].map((address) => address.replace(/#.*/, '')),
  );
  await Promise.all([...addresses].map((address) => pages.add(address).catch(() => undefined)));
}

function whenUpdated(
  registration: ServiceWorkerRegistration,
  tell: (waiting: ServiceWorker) => void,
): void {
  // Without a controller this is the first worker of all: it replaces nothing.
  const tellIfWaiting = () =>
    navigator.serviceWorker.controller && registration.waiting && tell(registration.waiting);
  const watch = () => registration.installing?.addEventListener('statechange', tellIfWaiting);
  // The browser looks for a new one by itself when a page opens: it may have come before us.
  tellIfWaiting();
  watch();
  registration.addEventListener('updatefound', watch);
}

// A tab left open for days would never ask by itself.
function checkNowAndThen(registration: ServiceWorkerRegistration): void {
  let checkedAt = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - checkedAt < checkEveryMs) return;
    checkedAt = Date.now();
    registration.update().catch(() => undefined);
  });
}

/**
 * Installs the service worker. When a new one waits, `onUpdate` receives the way to let it in, which reloads the page: until then the old one
 * only goes on serving the files of the page on screen, since pages are always asked of the network. Call it long after the first paint.
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
  checkNowAndThen(registration);
  if (!isFirstVisit) return;
  await serviceWorker.ready;
  await keepFirstPages();
}
