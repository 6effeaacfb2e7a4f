import {
  type DayRange,
  datePresets,
  firstOpenDay,
  monthDays,
  parisDay,
  presetRange,
} from '@parages/contracts/vocabulary/dates/date-presets';
import { limits } from '@parages/contracts/vocabulary/limits';
import { earthRadiusM } from '@parages/contracts/vocabulary/places/sphere';
import { type Box, middleOf } from '@parages/contracts/vocabulary/search/bbox';
import {
  type PriceCeiling,
  priceCeilings,
  type SearchTraits,
  traitMask,
} from '@parages/contracts/vocabulary/search/search-traits';
import { optionMask, type PoiOption } from '@parages/contracts/vocabulary/themes/options';
import { type Theme, themeNumber } from '@parages/contracts/vocabulary/themes/themes';
import { type Cells, cellsOfBox, cellsOfCircle } from './grid.domain.ts';
import type { Position } from './pois.schema.ts';

/** Absent `dates`: from now on. */
export type SearchFilters = Omit<SearchTraits, 'maxPrice'> & {
  maxPrice?: `${PriceCeiling}` | undefined;
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
  { theme, options = [], dates, maxPrice, age, partOfDay }: SearchFilters,
  today: string,
): FilterParams => ({
  theme: themeNumber(theme),
  options:
    optionMask(options) |
    traitMask({
      maxPrice: priceCeilings.find((ceiling) => `${ceiling}` === maxPrice),
      age,
      partOfDay,
    }),
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

type Place = { lon?: number | undefined; lat?: number | undefined; distanceKm: number };

const placeOf = ({ lon, lat }: Place): Position | undefined =>
  lon === undefined || lat === undefined ? undefined : { lon, lat };

/** The circle of a search, or the whole country when it has no place. */
export function circleOrCountry(query: Place): {
  lon: number | null;
  lat: number | null;
  radiusM: number;
} {
  const place = placeOf(query);
  return place
    ? { ...place, radiusM: metresOf(query.distanceKm) }
    : { lon: null, lat: null, radiusM: everywhereM };
}

type BoxParams = { [edge in keyof Box]: number | null };
export type SearchArea = {
  /** The place, or the middle of the rectangle, which then orders the pois of a day. */
  centre: Position | undefined;
  isPlaced: boolean;
  radiusM: number;
  cells: Cells;
  box: BoxParams;
};

const noBox = { west: null, south: null, east: null, north: null };

/**
 * The circle or the rectangle that a query searches. Without either it has no centre, and searches
 * the whole country.
 */
export function areaOf(query: Place & { bbox?: Box | undefined }): SearchArea {
  const { bbox } = query;
  const place = placeOf(query);
  const isPlaced = place !== undefined;
  if (bbox)
    return {
      centre: place ?? middleOf(bbox),
      isPlaced,
      radiusM: everywhereM,
      cells: cellsOfBox(bbox),
      box: bbox,
    };
  const { radiusM } = circleOrCountry(query);
  const cells = place ? cellsOfCircle(place, radiusM) : cellsOfBox(limits.bounds);
  return { centre: place, isPlaced, radiusM, cells, box: noBox };
}

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
