import {
  type DayRange,
  datePresets,
  firstOpenDay,
  monthDays,
  parisDay,
  presetRange,
} from '@parages/contracts/vocabulary/dates/date-presets';
import { earthRadiusM } from '@parages/contracts/vocabulary/places/sphere';
import { optionMask, type PoiOption } from '@parages/contracts/vocabulary/themes/options';
import { type Theme, themeNumber } from '@parages/contracts/vocabulary/themes/themes';
import type { Position } from './pois.schema.ts';

/** Absent `dates`: from now on. */
export type SearchFilters = {
  theme?: Theme | undefined;
  options?: PoiOption[] | undefined;
  dates?: DayRange | undefined;
};

export type FilterParams = {
  theme: number;
  options: number;
  fromDay: string;
  toDay: string;
};

/** The time of a query: the first day that is not over, and the instant itself. */
export type Moment = { today: string; asOf: Date };

const endOfTime = 'infinity';

export const momentOf = (now: Date): Moment => ({ today: firstOpenDay(now), asOf: now });

// Past occurrences are never listed, so a range that has begun starts at `today`. Ranges need no
// maximum: the statements compare their two ends, and enumerate no days.
function openDays(dates: DayRange | undefined, today: string): { fromDay: string; toDay: string } {
  if (dates === undefined) return { fromDay: today, toDay: endOfTime };
  const isBegun = dates.start < today && today <= dates.end;
  return { fromDay: isBegun ? today : dates.start, toDay: dates.end };
}

export const filterParams = (
  { theme, options = [], dates }: SearchFilters,
  today: string,
): FilterParams => ({
  theme: themeNumber(theme),
  options: optionMask(options),
  ...openDays(dates, today),
});

/** The days of a month (`yyyy-MM`) from `today` on; undefined when the month is over. */
export function openMonth(month: string, today: string): DayRange | undefined {
  const { start, end } = monthDays(month);
  return end < today ? undefined : { start: start < today ? today : start, end };
}

export const metresOf = (distanceKm: number): number => (distanceKm === 0 ? 1 : distanceKm) * 1000;

export const placeParams = ({
  lon,
  lat,
  distanceKm,
}: Position & { distanceKm: number }): Position & { radiusM: number } => ({
  lon,
  lat,
  radiusM: metresOf(distanceKm),
});

// No two points of the earth are farther apart.
const everywhereM = Math.PI * earthRadiusM;

/** The circle of a search, or the whole country when it has no place. */
export const circleOrCountry = ({
  lon,
  lat,
  distanceKm,
}: {
  lon?: number | undefined;
  lat?: number | undefined;
  distanceKm: number;
}): { lon: number | null; lat: number | null; radiusM: number } =>
  lon === undefined || lat === undefined
    ? { lon: null, lat: null, radiusM: everywhereM }
    : placeParams({ lon, lat, distanceKm });

/** The days of each date preset, as PostgreSQL writes a daterange, in the order of the presets. */
export const presetSpans = (now: Date): string[] =>
  datePresets.map((preset) => {
    const { start, end } = presetRange(preset, now);
    return `[${start},${end}]`;
  });

/**
 * The calendar day in Paris on which events must be sponsored, and the UTC hour that seeds their
 * order.
 */
export const promotionTurn = (now: Date): { runDay: string; hour: string } => ({
  runDay: parisDay(now),
  hour: now.toISOString().slice(0, 13),
});

const clusterPixels = 80;
const tilePixels = 256;

/** The side of a map cluster's square in degrees: about 80 pixels at the zoom. */
export const squareDegrees = (zoom: number): number =>
  (360 * clusterPixels) / (tilePixels * 2 ** zoom);
