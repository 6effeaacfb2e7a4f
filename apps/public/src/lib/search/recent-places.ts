import { limits } from '@parages/contracts/vocabulary/limits';
import { isPlaceKind, type PlaceKind } from '@parages/contracts/vocabulary/places/place-kinds';
import {
  formatRememberedPlace,
  parseRememberedPlace,
} from '@parages/contracts/vocabulary/search/remembered-place';
import type { LonLat } from './filters.search-params.ts';

const key = 'parages-recent-places';
// Not in the table of limits, which every page loads.
const most = 5;
const longestName = 200;
// Five entries have at most a quarter of this.
const longestStored = 10_000;
const maxAgeMs = limits.rememberedPlaceDays * 24 * 3600 * 1000;

type NamedPlace = { kind: PlaceKind; name: string; fullName: string };
export type PlaceChoice = NamedPlace & { position: LonLat };
/** `at` is "lon,lat", rounded like the remembered place. */
type KeptPlace = NamedPlace & { at: string; keptAt: number };
export type RecentPlace = PlaceChoice & { at: string };

const isName = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= longestName && value.trim() !== '';

function isKept(value: unknown): value is KeptPlace {
  const { kind, name, fullName, at, keptAt }: Partial<Record<string, unknown>> = Object(value);
  return (
    typeof kind === 'string' &&
    isPlaceKind(kind) &&
    isName(name) &&
    isName(fullName) &&
    typeof at === 'string' &&
    parseRememberedPlace(at) !== null &&
    typeof keptAt === 'number' &&
    // A time of the future, of a clock that was wrong, would keep the place for longer.
    keptAt <= Date.now() &&
    Date.now() - keptAt <= maxAgeMs
  );
}

// Reads no more than it writes. Local storage belongs to the visitor: its content may be of an older
// version, or changed by hand.
function read(): KeptPlace[] {
  try {
    const text = localStorage.getItem(key) ?? '[]';
    if (text.length > longestStored) return [];
    const stored: unknown = JSON.parse(text);
    return Array.isArray(stored) ? stored.slice(0, most).filter(isKept) : [];
  } catch {
    return [];
  }
}

/** The last five places that the visitor chose on this device, newest first. */
export const listRecentPlaces = (): RecentPlace[] =>
  read().flatMap(({ kind, name, fullName, at }) => {
    const position = parseRememberedPlace(at);
    return position ? [{ kind, name, fullName, at, position }] : [];
  });

/** The same name at the same rounded position replaces the older entry. */
export function keepRecentPlace({ kind, name, fullName, position }: PlaceChoice) {
  const kept: KeptPlace = {
    kind,
    name,
    fullName,
    at: formatRememberedPlace(position),
    keptAt: Date.now(),
  };
  const others = read().filter((other) => other.name !== name || other.at !== kept.at);
  try {
    if (isKept(kept)) localStorage.setItem(key, JSON.stringify([kept, ...others].slice(0, most)));
  } catch {
    // Without storage, or without room in it, the visitor types the place again.
  }
}

export function forgetRecentPlaces(): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Without storage, there is nothing to forget.
  }
}
