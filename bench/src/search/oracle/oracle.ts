import type { QueryCase } from '../queries/query-case.ts';
import type { OracleData } from './oracle-data.ts';
import { squareAxis, squareOf } from './oracle-data.ts';

const diameterM = 2 * 6371008.7714;
const toRadians = Math.PI / 180;
/** The day of a permanent entry, after all others. */
export const permanentDay = 2 ** 31 - 1;

/** Haversine formula, in metres. */
export function distanceM(lon1: number, lat1: number, lon2: number, lat2: number): number {
  const dLat = Math.sin(((lat2 - lat1) * toRadians) / 2);
  const dLon = Math.sin(((lon2 - lon1) * toRadians) / 2);
  return (
    diameterM *
    Math.asin(
      Math.sqrt(
        dLat * dLat + Math.cos(lat1 * toRadians) * Math.cos(lat2 * toRadians) * dLon * dLon,
      ),
    )
  );
}

/**
 * `day` is the next day of the poi, in days since 1970; `isOngoing` is true when a long period
 * covers that day.
 */
export type Found = {
  index: number;
  metres: number;
  day: number;
  isOngoing: boolean;
  themes: number;
};

function within(
  data: OracleData,
  { lon, lat, radiusKm }: QueryCase,
): { entries: number[]; metres: number[] } {
  const radiusM = radiusKm * 1000;
  const halfHeight = radiusM / 111_000;
  const halfWidth = halfHeight / Math.cos((lat + Math.sign(lat) * halfHeight) * toRadians);
  const entries: number[] = [];
  const metres: number[] = [];
  for (let x = squareAxis(lon - halfWidth); x <= squareAxis(lon + halfWidth); x++) {
    for (let y = squareAxis(lat - halfHeight); y <= squareAxis(lat + halfHeight); y++) {
      for (const entry of data.squares.get(squareOf(x, y)) ?? []) {
        const away = distanceM(lon, lat, data.lon[entry] ?? 0, data.lat[entry] ?? 0);
        if (away > radiusM) continue;
        entries.push(entry);
        metres.push(away);
      }
    }
  }
  return { entries, metres };
}

/** Whether a period of `OracleData`, by its index, is searched. */
export type IsSearched = (period: number) => boolean;

/** @returns undefined without a day in the searched range, `permanentDay` for a permanent entry */
export function nextDay(
  data: OracleData,
  entry: number,
  fromDay: number,
  toDay: number | null,
  isSearched: IsSearched = () => true,
): number | undefined {
  if (data.isPermanent[entry]) return permanentDay;
  let next: number | undefined;
  for (let n = data.periodsFrom[entry] ?? 0; n < (data.periodsFrom[entry + 1] ?? 0); n++) {
    const first = Math.max(data.firstDay[n] ?? 0, fromDay);
    if (first > (data.lastDay[n] ?? 0) || (toDay !== null && first > toDay)) continue;
    if (!isSearched(n)) continue;
    if (next === undefined || first < next) next = first;
  }
  return next;
}

function isOngoing(data: OracleData, entry: number, day: number): boolean {
  for (let n = data.periodsFrom[entry] ?? 0; n < (data.periodsFrom[entry + 1] ?? 0); n++) {
    if (data.isLong[n] && (data.firstDay[n] ?? 0) <= day && (data.lastDay[n] ?? 0) >= day)
      return true;
  }
  return false;
}

/** Unsorted; a `theme` of 0 means all themes. */
export function findAll(
  data: OracleData,
  query: QueryCase,
  theme: number,
  isSearched?: IsSearched,
): Found[] {
  const { entries, metres } = within(data, query);
  const bit = theme === 0 ? 0 : 1 << theme;
  const found: Found[] = [];
  for (let n = 0; n < entries.length; n++) {
    const entry = entries[n] ?? 0;
    if (
      ((data.themes[entry] ?? 0) & bit) !== bit ||
      ((data.options[entry] ?? 0) & query.options) !== query.options
    )
      continue;
    const day = nextDay(data, entry, query.fromDay, query.toDay, isSearched);
    if (day === undefined) continue;
    found.push({
      index: data.index[entry] ?? 0,
      metres: metres[n] ?? 0,
      day,
      isOngoing: isOngoing(data, entry, day),
      themes: data.themes[entry] ?? 0,
    });
  }
  return found;
}

export const byDistance = (a: Found, b: Found): number => a.metres - b.metres || a.index - b.index;
export const byDate = (a: Found, b: Found): number =>
  a.day - b.day || Number(a.isOngoing) - Number(b.isOngoing) || byDistance(a, b);

/**
 * Counts of `themes`, `unknown` and `presets` ignore the current choice of their own filter; the
 * five `yes` counts require their option besides the chosen ones; `total` applies all filters.
 */
export type Facets = {
  total: number;
  themes: number[];
  yes: number[];
  unknown: number[];
  presets: number[];
};

export function countFacets(
  data: OracleData,
  query: QueryCase,
  theme: number,
  presets: readonly [number, number][],
): Facets {
  const facets: Facets = {
    total: 0,
    themes: new Array(18).fill(0),
    yes: new Array(5).fill(0),
    unknown: new Array(5).fill(0),
    presets: presets.map(() => 0),
  };
  const add = (counts: number[], n: number, isCounted: boolean) => {
    if (isCounted) counts[n] = (counts[n] ?? 0) + 1;
  };
  for (const entry of within(data, query).entries) {
    const themes = data.themes[entry] ?? 0;
    const options = data.options[entry] ?? 0;
    const known = data.knownOptions[entry] ?? 0;
    const inTheme = theme === 0 || (themes & (1 << theme)) !== 0;
    const inOptions = (options & query.options) === query.options;
    const inDates = nextDay(data, entry, query.fromDay, query.toDay) !== undefined;
    if (inTheme && inOptions && inDates) facets.total++;
    for (let n = 1; n <= 18; n++)
      add(facets.themes, n - 1, inOptions && inDates && (themes & (1 << n)) !== 0);
    for (let n = 0; n < 5; n++) {
      const others = query.options & ~(1 << n);
      add(
        facets.yes,
        n,
        inTheme && inDates && (options & (query.options | (1 << n))) === (query.options | (1 << n)),
      );
      add(
        facets.unknown,
        n,
        inTheme && inDates && (known & (1 << n)) === 0 && (options & others) === others,
      );
    }
    presets.forEach(([from, to], n) => {
      add(facets.presets, n, inTheme && inOptions && nextDay(data, entry, from, to) !== undefined);
    });
  }
  return facets;
}
