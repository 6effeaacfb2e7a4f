import { useSyncExternalStore } from 'react';
import { createStore } from 'zustand/vanilla';

const yes = 'yes';

// A browser that keeps nothing (private mode, storage refused) still lets one dismiss for the page.
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
    // Kept for this page only.
  }
  dismissedHere.setState({ [key]: true });
}

/** Whether something was dismissed in this browser, under a key of local storage. The server does not know: it shows the thing. */
export const useDismissed = (key: string): { isDismissed: boolean; dismiss: () => void } => ({
  isDismissed: useSyncExternalStore(
    dismissedHere.subscribe,
    () => dismissedHere.getState()[key] === true || isKept(key),
    () => false,
  ),
  dismiss: () => dismiss(key),
});
