import { LRUCache } from 'lru-cache';
import type { Clock } from '../../../platform/clock.ts';
import {
  type Change,
  type Circle,
  isOutdated,
} from '../../pois/area-changes/area-changes.service.ts';
import type { Drawn } from './drawn-page.ts';

type Entry = { drawn: Drawn; circles: readonly Circle[] };

const bytesPerCharacter = 2;

/** `maxBytes` counts the compressed copies too. */
export function pageEntries({ maxBytes, clock }: { maxBytes: number; clock: Clock }) {
  const entries = new LRUCache<string, Entry>({
    // The library refuses 0; the page cache adds no entry when it is 0.
    maxSize: Math.max(maxBytes, 1),
    ttlResolution: 0,
    perf: { now: () => clock.now().getTime() },
  });

  return {
    get: (key: string): Drawn | undefined => entries.get(key)?.drawn,

    add: (
      key: string,
      drawn: Drawn,
      { circles, maxAgeMs }: { circles: readonly Circle[]; maxAgeMs: number },
    ): void => {
      const { page } = drawn;
      if (page.kind !== 'document') return;
      // The library still serves an entry whose age equals its ttl.
      const ttl = Math.max(maxAgeMs - 1, 1);
      let size = key.length * bytesPerCharacter + page.html.length;
      entries.set(key, { drawn, circles }, { size, ttl });
      page.onCopy((bytes) => {
        size += bytes;
        if (entries.peek(key)?.drawn !== drawn) return;
        // The library updates the size only with a new value.
        entries.set(key, { drawn, circles }, { size, noUpdateTTL: true });
      });
    },

    evictOutdated: (change: Change): void => {
      for (const [key, { circles }] of entries.entries())
        if (isOutdated(circles, [change])) entries.delete(key);
    },
  };
}
