const storageKey = 'parages-reloaded-at';
const onceEveryMs = 60_000;

// A page left open while the site was published again asks for files that are no more. Once a minute at most: a file may be missing for good.
function reload(): void {
  if (!navigator.onLine) return;
  try {
    const now = Date.now();
    if (now - Number(sessionStorage.getItem(storageKey)) < onceEveryMs) return;
    sessionStorage.setItem(storageKey, String(now));
    window.location.reload();
  } catch {
    // Nothing can be remembered here: reloading might never end.
  }
}

/** Reloads the page when a part of it asks for a file of an older build. Returns the way to stop. */
export function reloadOnLostFile(): () => void {
  window.addEventListener('vite:preloadError', reload);
  return () => window.removeEventListener('vite:preloadError', reload);
}
