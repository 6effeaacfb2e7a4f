const storageKey = 'parages-reloaded-at';
const onceEveryMs = 60_000;

/**
 * For a page left open during a deployment, which requests files that no longer exist: reloads it,
 * at most once a minute, because a file may be missing for good, and never offline.
 */
export function reloadOnceAMinute(): void {
  if (!navigator.onLine) return;
  try {
    const now = Date.now();
    if (now - Number(sessionStorage.getItem(storageKey)) < onceEveryMs) return;
    sessionStorage.setItem(storageKey, String(now));
    window.location.reload();
  } catch {
    // Without storage, does not reload: reloads could loop forever.
  }
}
