import { useSyncExternalStore } from 'react';

const yes = 'yes';
const listeners = new Set<() => void>();

// A browser that keeps nothing (private mode, storage refused) still lets one dismiss for the page.
const dismissedHere = new Set<string>();
const read = (key: string): boolean => {
  try {
    return dismissedHere.has(key) || localStorage.getItem(key) === yes;
  } catch {
    return dismissedHere.has(key);
  }
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

function write(key: string): void {
  dismissedHere.add(key);
  try {
    localStorage.setItem(key, yes);
  } catch {
    // Kept for this page only.
  }
  for (const listener of listeners) listener();
}

/** Whether something was dismissed in this browser, under a key of local storage. The server does not know: it shows the thing. */
export const useDismissed = (key: string): { isDismissed: boolean; dismiss: () => void } => ({
  isDismissed: useSyncExternalStore(
    subscribe,
    () => read(key),
    () => false,
  ),
  dismiss: () => write(key),
});
