import type { Clock } from '../../../platform/clock.ts';
import type { PageDocument } from './page-document.ts';
import { type Change, type Circle, concerns, type Source } from './page-sources.domain.ts';

/** Where a visitor is sent instead of a page. */
type PageRedirect = { kind: 'redirect'; status: number; location: string };

/** A page, and what it was drawn from. `isPrivate`: it depends on the visitor's network. */
export type Drawn = {
  page: PageDocument | PageRedirect;
  sources: readonly Source[];
  isPrivate: boolean;
};

export type PageCacheOptions = {
  /** 0 keeps nothing. */
  maxBytes: number;
  clock: Clock;
};

/** Pages of anonymous visitors, kept in this process until what they show changes. */
export type PageCache = {
  /** The page of a key, drawn once for all who ask at the same time. The key names everything the page may differ by. */
  find: (key: string, draw: () => Promise<Drawn>) => Promise<Drawn>;
  /** Forgets the pages a change may show on, those being drawn included. */
  change: (change: Change) => void;
  /** Pages are kept from now on, for `maxAgeMs` at most: somebody tells of changes. */
  open: (maxAgeMs: number) => void;
  /** Changes may go unnoticed from now on: everything is forgotten, nothing is kept. */
  close: () => void;
};

type Entry = { drawn: Drawn; circles: readonly Circle[]; bytes: number; expiresAt: number };
type Flight = { drawn: Promise<Drawn>; missed: Change[] };

// Compressed copies come later and are never longer than the page.
const bytesOf = (key: string, { html }: PageDocument): number => key.length * 2 + html.length * 2;
const mostUnkeptKeys = 1000;

/** The circles of a page that others may see; undefined for any other. */
function circlesOf({ page, sources, isPrivate }: Drawn): Circle[] | undefined {
  if (page.kind !== 'document' || page.status !== 200 || isPrivate || sources.includes('fleeting'))
    return undefined;
  return sources.filter((source) => typeof source === 'object');
}

const isOutdated = (circles: readonly Circle[], missed: readonly Change[]): boolean =>
  missed.some(
    (change) => change === 'everything' || circles.some((circle) => concerns(change, circle)),
  );

/** A cache that keeps nothing until it is opened. Least recently seen pages go first. */
export function createPageCache({ maxBytes, clock }: PageCacheOptions): PageCache {
  const entries = new Map<string, Entry>();
  const flights = new Map<string, Flight>();
  const unkept = new Set<string>();
  let keptBytes = 0;
  let keepsForMs = 0;

  function forget(key: string): void {
    keptBytes -= entries.get(key)?.bytes ?? 0;
    entries.delete(key);
  }

  function keep(key: string, drawn: Drawn, circles: readonly Circle[]): void {
    if (drawn.page.kind !== 'document') return;
    const bytes = bytesOf(key, drawn.page);
    forget(key);
    if (bytes > maxBytes) return;
    entries.set(key, { drawn, circles, bytes, expiresAt: clock.now().getTime() + keepsForMs });
    keptBytes += bytes;
    for (const oldest of entries.keys()) {
      if (keptBytes <= maxBytes) break;
      forget(oldest);
    }
  }

  function findKept(key: string): Drawn | undefined {
    const entry = entries.get(key);
    if (entry === undefined) return undefined;
    entries.delete(key);
    if (entry.expiresAt > clock.now().getTime()) {
      entries.set(key, entry);
      return entry.drawn;
    }
    keptBytes -= entry.bytes;
    return undefined;
  }

  // Who asks for a page that cannot be shared must not wait for somebody else's.
  function markUnkept(key: string, { page }: Drawn): void {
    if (page.kind === 'redirect' || page.status !== 200) return;
    if (unkept.size >= mostUnkeptKeys) unkept.clear();
    unkept.add(key);
  }

  async function takeOff(key: string, draw: () => Promise<Drawn>): Promise<Drawn> {
    const flight: Flight = { drawn: draw(), missed: [] };
    flights.set(key, flight);
    try {
      const drawn = await flight.drawn;
      const circles = circlesOf(drawn);
      if (circles === undefined) markUnkept(key, drawn);
      else if (!isOutdated(circles, flight.missed)) keep(key, drawn, circles);
      return drawn;
    } finally {
      if (flights.get(key) === flight) flights.delete(key);
    }
  }

  async function join(key: string, flight: Flight, draw: () => Promise<Drawn>): Promise<Drawn> {
    const drawn = await flight.drawn.catch(() => undefined);
    const circles = drawn && circlesOf(drawn);
    if (drawn === undefined || circles === undefined) return draw();
    return isOutdated(circles, flight.missed) ? find(key, draw) : drawn;
  }

  async function find(key: string, draw: () => Promise<Drawn>): Promise<Drawn> {
    if (keepsForMs === 0 || maxBytes === 0 || unkept.has(key)) return draw();
    const kept = findKept(key);
    if (kept) return kept;
    const flight = flights.get(key);
    return flight ? join(key, flight, draw) : takeOff(key, draw);
  }

  function change(told: Change): void {
    for (const { missed } of flights.values()) missed.push(told);
    for (const [key, { circles }] of entries) if (isOutdated(circles, [told])) forget(key);
  }

  return {
    find,
    change,
    open: (maxAgeMs) => {
      change('everything');
      unkept.clear();
      keepsForMs = maxAgeMs;
    },
    close: () => {
      keepsForMs = 0;
      change('everything');
    },
  };
}
