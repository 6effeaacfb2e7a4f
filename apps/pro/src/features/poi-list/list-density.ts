import { useSyncExternalStore } from 'react';
import { createStore } from 'zustand/vanilla';

const key = 'parages-pro-dense-lists';
const chosen = createStore<{ isDense: boolean | null }>(() => ({ isDense: null }));

function readKept(): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

const current = (): boolean => chosen.getState().isDense ?? readKept();

/** The device remembers the choice. */
export function chooseDensity(isDense: boolean): void {
  try {
    if (isDense) localStorage.setItem(key, '1');
    else localStorage.removeItem(key);
  } catch {
    // Storage is blocked: the choice lasts until the page is reloaded.
  }
  chosen.setState({ isDense });
}

export const useIsDense = (): boolean => useSyncExternalStore(chosen.subscribe, current);
