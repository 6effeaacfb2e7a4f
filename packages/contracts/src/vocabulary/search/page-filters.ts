import { formatDateFilter, parseDateFilter } from '../dates/date-filter.ts';
import type { DayRange } from '../dates/date-presets.ts';
import { limits } from '../limits.ts';
import { isPoiOption, type PoiOption } from '../themes/options.ts';
import { type Box, parseBox } from './bbox.ts';
import { type LonLat, parseCoords } from './coords.ts';
import { searchTextIn } from './search-text.ts';
import {
  isChildAge,
  isPriceCeiling,
  type PartOfDay,
  type PriceCeiling,
  partOfDayNamed,
} from './search-traits.ts';

/**
 * An empty `q` means no text. Null `dates` mean from now on; a null price, age or part of the day
 * means any. `bbox` is a rectangle of the map, which is searched instead of the circle around the
 * place.
 */
export type Filters = {
  q: string;
  options: PoiOption[];
  dates: DayRange | null;
  maxPrice: PriceCeiling | null;
  age: number | null;
  partOfDay: PartOfDay | null;
  coords: LonLat | null;
  distanceKm: number;
  bbox: Box | null;
};

const { defaultKm, maxKm } = limits.radius;

function parseDistance(text: string | null): number {
  const value = text === null || text.trim() === '' ? Number.NaN : Number(text);
  return Number.isNaN(value) ? defaultKm : Math.min(Math.max(value, 0), maxKm);
}

function parseOptions(text: string): PoiOption[] {
  const known = text.split(',').filter(isPoiOption);
  return [...new Set(known)].sort();
}

function parseWhole<Value extends number>(
  text: string | null,
  isKnown: (value: number) => value is Value,
): Value | null {
  const value = /^\d{1,2}$/.test(text ?? '') ? Number(text) : Number.NaN;
  return isKnown(value) ? value : null;
}

/**
 * Reads the query string of a page of the public site, and of the feeds at its address. Invalid
 * values are ignored.
 */
export const parseFilters = (params: URLSearchParams): Filters => ({
  q: searchTextIn(params.get('q')),
  // A hand-written address may repeat the parameter.
  options: parseOptions(params.getAll('opts').join(',')),
  dates: parseDateFilter(params.get('dates') ?? '') ?? null,
  maxPrice: parseWhole(params.get('price'), isPriceCeiling),
  age: parseWhole(params.get('age'), isChildAge),
  partOfDay: partOfDayNamed(params.get('part') ?? '') ?? null,
  coords: parseCoords(params.get('coords')),
  distanceKm: parseDistance(params.get('dist')),
  bbox: parseBox(params.get('bbox') ?? ''),
});

/** The names are those of the query parameters of `GET /pois`. */
export type FilterQuery = {
  /** The home page and promoted events take no text: their pages lead to the search page. */
  q?: string;
  options?: string;
  dates?: string;
  maxPrice?: `${PriceCeiling}`;
  age?: number;
  partOfDay?: PartOfDay;
};

export const toFilterQuery = ({
  q,
  options,
  dates,
  maxPrice,
  age,
  partOfDay,
}: Filters): FilterQuery => ({
  ...(q !== '' && { q }),
  ...(options.length > 0 && { options: options.join(',') }),
  ...(dates && { dates: formatDateFilter(dates) }),
  ...(maxPrice !== null && { maxPrice: `${maxPrice}` as const }),
  ...(age !== null && { age }),
  ...(partOfDay && { partOfDay }),
});
