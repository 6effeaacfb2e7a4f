import type { Clock } from '../../../platform/clock.ts';
import type { Drawn } from './drawn-page.ts';
import type { PageDocument } from './page-document.ts';
import { type Change, type Circle, isOutdated } from './page-sources.domain.ts';

type Entry = { drawn: Drawn; circles: readonly Circle[]; bytes: number; expiresAt: number };

// Not counted: compressed copies, which are added later and are never longer than the page.
const bytesOf = (key: string, { html }: PageDocument): number => key.length * 2 + html.length * 2;

/** Pages in memory, up to `maxBytes`: the least recently used page is evicted first. */
export function pageEntries({ maxBytes, clock }: { maxBytes: number; clock: Clock }) {
  const entries = new Map<string, Entry>();
  let usedBytes = 0;

  function remove(key: string): void {
    usedBytes -= entries.get(key)?.bytes ?? 0;
    entries.delete(key);
  }

  return {
    /** The page of a key, unless it has expired. */
    get: (key: string): Drawn | undefined => {
      const entry = entries.get(key);
      if (entry === undefined) return undefined;
      entries.delete(key);
      if (entry.expiresAt > clock.now().getTime()) {
        entries.set(key, entry);
        return entry.drawn;
      }
      usedBytes -= entry.bytes;
      return undefined;
    },

    add: (
      key: string,
      drawn: Drawn,
      { circles, maxAgeMs }: { circles: readonly Circle[]; maxAgeMs: number },
    ): void => {
      if (drawn.page.kind !== 'document') return;
      const bytes = bytesOf(key, drawn.page);
      remove(key);
      if (bytes > maxBytes) return;
      entries.set(key, { drawn, circles, bytes, expiresAt: clock.now().getTime() + maxAgeMs });
      usedBytes += bytes;
      for (const oldest of entries.keys()) {
        if (usedBytes <= maxBytes) break;
        remove(oldest);
      }
    },

    evictOutdated: (change: Change): void => {
      for (const [key, { circles }] of entries) if (isOutdated(circles, [change])) remove(key);
    },
  };
}
