import { useSyncExternalStore } from 'react';
import { createStore } from 'zustand/vanilla';

const yes = 'yes';

// When local storage is unavailable (private mode, storage refused), the dismissal lasts until the
// next page load.
const dismissedHere = createStore<Record<string, boolean>>(() => ({}));

function isKept(key: string): boolean {
  try {
    return localStorage.getItem(key) === yes;
  } catch {
    return false;
  }
}

function dismiss(key: string): void {
  try {
    localStorage.setItem(key, yes);
  } catch {
    // Storage refused: kept in memory only.
  }
  dismissedHere.setState({ [key]: true });
}

/** `key` is a key of local storage. On the server, no part is dismissed. */
export const useDismissed = (key: string): { isDismissed: boolean; dismiss: () => void } => ({
  isDismissed: useSyncExternalStore(
    dismissedHere.subscribe,
    () => dismissedHere.getState()[key] === true || isKept(key),
    () => false,
  ),
  dismiss: () => dismiss(key),
});
