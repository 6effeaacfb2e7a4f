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

/**
 * Whether the visitor dismissed a part of the page in this browser, stored under a key of local
 * storage. The server always renders the part.
 */
export const useDismissed = (key: string): { isDismissed: boolean; dismiss: () => void } => ({
  isDismissed: useSyncExternalStore(
    dismissedHere.subscribe,
    () => dismissedHere.getState()[key] === true || isKept(key),
    () => false,
  ),
  dismiss: () => dismiss(key),
});
