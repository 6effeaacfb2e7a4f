import { LRUCache } from 'lru-cache';
import type { Clock } from '../../../platform/clock.ts';
import type { Drawn } from './drawn-page.ts';
import type { PageDocument } from './page-document.ts';
import { type Change, type Circle, isOutdated } from './page-sources.domain.ts';

type Entry = { drawn: Drawn; circles: readonly Circle[] };

// Not counted: compressed copies, which are added later and are never longer than the page.
const bytesOf = (key: string, { html }: PageDocument): number => key.length * 2 + html.length * 2;

/** Pages in memory, up to `maxBytes`: the least recently used page is evicted first. */
export function pageEntries({ maxBytes, clock }: { maxBytes: number; clock: Clock }) {
  const entries = new LRUCache<string, Entry>({
    // The library refuses 0; the page cache adds no entry when it is 0.
    maxSize: Math.max(maxBytes, 1),
    ttlResolution: 0,
    perf: { now: () => clock.now().getTime() },
  });

  return {
    /** The page of a key, unless it has expired. */
    get: (key: string): Drawn | undefined => entries.get(key)?.drawn,

    add: (
      key: string,
      drawn: Drawn,
      { circles, maxAgeMs }: { circles: readonly Circle[]; maxAgeMs: number },
    ): void => {
      if (drawn.page.kind !== 'document') return;
      // The library serves an entry until its ttl is exceeded, not reached.
      const ttl = Math.max(maxAgeMs - 1, 1);
      entries.set(key, { drawn, circles }, { size: bytesOf(key, drawn.page), ttl });
    },

    evictOutdated: (change: Change): void => {
      for (const [key, { circles }] of entries.entries())
        if (isOutdated(circles, [change])) entries.delete(key);
    },
  };
}
