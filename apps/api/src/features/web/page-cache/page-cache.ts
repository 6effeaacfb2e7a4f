import type { Clock } from '../../../platform/clock.ts';
import {
  type CacheOfAnswers,
  type Change,
  type Circle,
  isOutdated,
  unshownChanges,
} from '../../pois/area-changes/area-changes.service.ts';
import type { Drawn } from './drawn-page.ts';
import { pageEntries } from './page-entries.ts';

export type PageCacheOptions = {
  /** 0 disables the cache. */
  maxBytes: number;
  clock: Clock;
};

export type PageCache = CacheOfAnswers & {
  /**
   * Returns the page of a key. While the cache is open, concurrent requests share one rendering of
   * a page that may be shared. The key must contain everything that the page depends on.
   */
  find: (key: string, draw: () => Promise<Drawn>) => Promise<Drawn>;
};

/** `missed`: changes since the rendering began. */
type InFlight = { drawn: Promise<Drawn>; missed: Change[] };

const maxUncacheableKeys = 1000;

/**
 * The areas whose changes invalidate a page; undefined for a redirect, an error page, and a page
 * that must not be shared.
 */
function circlesOf({ page, sources, isPrivate }: Drawn): Circle[] | undefined {
  if (
    page.kind !== 'document' ||
    page.status !== 200 ||
    isPrivate ||
    sources.includes('uncacheable')
  )
    return undefined;
  return sources.filter((source) => typeof source === 'object');
}

/** Keys whose page cannot be shared: concurrent requests for them do not wait for each other. */
function uncacheableKeys() {
  const keys = new Set<string>();
  return {
    has: (key: string): boolean => keys.has(key),
    clear: () => keys.clear(),
    add: (key: string, { page }: Drawn): void => {
      if (page.kind === 'redirect' || page.status !== 200) return;
      if (keys.size >= maxUncacheableKeys) keys.clear();
      keys.add(key);
    },
  };
}

/** Creates a cache that stores nothing until it is opened. */
export function createPageCache({ maxBytes, clock }: PageCacheOptions): PageCache {
  const entries = pageEntries({ maxBytes, clock });
  const inFlight = new Map<string, InFlight>();
  const uncacheable = uncacheableKeys();
  const unshown = unshownChanges();
  let maxAgeMs = 0;

  async function render(key: string, draw: () => Promise<Drawn>): Promise<Drawn> {
    const rendering: InFlight = { drawn: draw(), missed: [] };
    inFlight.set(key, rendering);
    // The page may miss them, but so would another one that is rendered now: requests share it.
    const unshownAtStart = unshown.list();
    try {
      const drawn = await rendering.drawn;
      const circles = circlesOf(drawn);
      if (circles === undefined) uncacheable.add(key, drawn);
      else if (!isOutdated(circles, [...unshownAtStart, ...rendering.missed]))
        entries.add(key, drawn, { circles, maxAgeMs });
      return drawn;
    } finally {
      if (inFlight.get(key) === rendering) inFlight.delete(key);
    }
  }

  async function join(key: string, other: InFlight, draw: () => Promise<Drawn>): Promise<Drawn> {
    const drawn = await other.drawn.catch(() => undefined);
    const circles = drawn && circlesOf(drawn);
    if (drawn === undefined || circles === undefined) return draw();
    return isOutdated(circles, other.missed) ? find(key, draw) : drawn;
  }

  async function find(key: string, draw: () => Promise<Drawn>): Promise<Drawn> {
    if (maxAgeMs === 0 || maxBytes === 0 || uncacheable.has(key)) return draw();
    const cached = entries.get(key);
    if (cached) return cached;
    const other = inFlight.get(key);
    return other ? join(key, other, draw) : render(key, draw);
  }

  function change(received: Change, shown?: Promise<void>): void {
    unshown.add(received, shown);
    for (const { missed } of inFlight.values()) missed.push(received);
    entries.evictOutdated(received);
  }

  return {
    find,
    change,
    open: (ageMs) => {
      change('everything');
      uncacheable.clear();
      maxAgeMs = ageMs;
    },
    close: () => {
      maxAgeMs = 0;
      change('everything');
    },
  };
}
