import type { Change, Circle } from './area-changes.domain.ts';
import { circleOfSearch, everyTheme, isOutdated, maskOf } from './area-changes.domain.ts';
import type { AreaChangesRepository, CacheOfAnswers } from './area-changes.repository.ts';

export type { CacheOfAnswers, Change, Circle };
export { circleOfSearch, everyTheme, isOutdated, maskOf };

export type AreaChanges = {
  /**
   * Passes the changes of events to a cache from now on. The first cache opens the connection of
   * the process, so that a process without a cache has none.
   */
  follow: (cache: CacheOfAnswers) => void;
  stop: () => Promise<void>;
};

/** The changes that reads may not show yet. */
export function unshownChanges() {
  const unshown = new Map<Promise<void>, Change>();
  return {
    add: (change: Change, shown: Promise<void> | undefined): void => {
      if (shown === undefined) return;
      unshown.set(shown, change);
      void shown.then(() => unshown.delete(shown));
    },
    entries: (): [Promise<void>, Change][] => [...unshown],
    list: (): Change[] => [...unshown.values()],
  };
}

export function areaChangesService({ listen }: Pick<AreaChangesRepository, 'listen'>): AreaChanges {
  const caches = new Set<CacheOfAnswers>();
  let listener: ReturnType<typeof listen> | undefined;
  let maxAgeMs: number | undefined;
  const unshown = unshownChanges();
  const all: CacheOfAnswers = {
    change: (change, shown) => {
      unshown.add(change, shown);
      for (const cache of caches) cache.change(change, shown);
    },
    open: (ageMs) => {
      maxAgeMs = ageMs;
      for (const cache of caches) cache.open(ageMs);
    },
    close: () => {
      maxAgeMs = undefined;
      for (const cache of caches) cache.close();
    },
  };
  return {
    follow: (cache) => {
      if (caches.has(cache)) return;
      caches.add(cache);
      if (maxAgeMs !== undefined) cache.open(maxAgeMs);
      for (const [shown, change] of unshown.entries()) cache.change(change, shown);
      listener ??= listen(all);
    },
    stop: async () => listener?.stop(),
  };
}
