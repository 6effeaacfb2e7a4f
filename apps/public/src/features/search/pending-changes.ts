import { useEffect } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

// A store, so that a change in the panel draws the button again and not the whole search bar.
const store = createStore(() => ({ hasChanges: false }));

/** Announces whether the open panel has changes that are not applied yet. */
export function useAnnounceChanges(hasChanges: boolean): void {
  useEffect(() => {
    store.setState({ hasChanges });
    return () => store.setState({ hasChanges: false });
  }, [hasChanges]);
}

export const useHasPendingChanges = (): boolean => useStore(store, (state) => state.hasChanges);
