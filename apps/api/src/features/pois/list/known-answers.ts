import { LRUCache } from 'lru-cache';
import type { Clock } from '../../../platform/clock.ts';
import { type Circle, isOutdated } from '../area-changes/area-changes.domain.ts';
import type { CacheOfAnswers } from '../area-changes/area-changes.repository.ts';
import { unshownChanges } from '../area-changes/area-changes.service.ts';

/** `circle`: the area of the answer; undefined when any change may affect it. */
type Known = { tag: string; circle: Circle | undefined; until: number };

/** Of an answer that is being computed: the number of changes before, and until when it is kept. */
export type Beginning = { changes: number; until: number };

export type KnownAnswers = CacheOfAnswers & {
  /** The entity tag that the answer of an address has at present; undefined when it is unknown. */
  tagOf: (url: string) => string | undefined;
  /**
   * Called before an answer is computed; undefined while nothing is kept, or while reads may miss a
   * change.
   */
  begin: () => Beginning | undefined;
  /** Keeps the tag, unless an event has changed since `begin` or the address is very long. */
  keep: (beginning: Beginning, url: string, answer: Pick<Known, 'tag' | 'circle'>) => void;
};

// Each change is compared with each of them.
const mostAnswers = 2000;
// Addresses are texts of callers, which memory must not depend on.
const longestAddress = 500;
const minuteMs = 60_000;

/**
 * Entity tags of lists that clients ask for again, so that a 304 needs no query. A tag is kept until
 * an event in its area changes, and until the minute ends at most: occurrences begin and end at
 * whole minutes.
 */
export function knownAnswers({ clock }: { clock: Clock }): KnownAnswers {
  const answers = new LRUCache<string, Known>({ max: mostAnswers });
  let maxAgeMs = 0;
  let changes = 0;
  const unshown = unshownChanges();
  const now = (): number => clock.now().getTime();
  const empty = (): void => {
    changes += 1;
    answers.clear();
  };
  return {
    tagOf: (url) => {
      const known = answers.get(url);
      return known && now() < known.until ? known.tag : undefined;
    },
    begin: () => {
      if (maxAgeMs === 0 || unshown.list().length > 0) return undefined;
      const endOfMinute = (Math.floor(now() / minuteMs) + 1) * minuteMs;
      return { changes, until: Math.min(endOfMinute, now() + maxAgeMs) };
    },
    keep: ({ changes: former, until }, url, answer) => {
      if (former === changes && url.length <= longestAddress)
        answers.set(url, { ...answer, until });
    },
    change: (change, shown) => {
      changes += 1;
      unshown.add(change, shown);
      for (const [url, { circle }] of answers.entries())
        if (circle === undefined || isOutdated([circle], [change])) answers.delete(url);
    },
    open: (ageMs) => {
      empty();
      maxAgeMs = ageMs;
    },
    close: () => {
      empty();
      maxAgeMs = 0;
    },
  };
}
