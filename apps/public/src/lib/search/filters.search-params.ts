import { formatDateFilter, parseDateFilter } from '@parages/contracts/vocabulary/dates/date-filter';
import type { DayRange } from '@parages/contracts/vocabulary/dates/date-presets';
import { limits } from '@parages/contracts/vocabulary/limits';
import { type Box, formatBox, parseBox } from '@parages/contracts/vocabulary/search/bbox';
import { parseCoords } from '@parages/contracts/vocabulary/search/coords';
import { searchTextIn } from '@parages/contracts/vocabulary/search/search-text';
import {
  isChildAge,
  isPartOfDay,
  isPriceCeiling,
  type PartOfDay,
  type PriceCeiling,
} from '@parages/contracts/vocabulary/search/search-traits';
import { isPoiOption, type PoiOption } from '@parages/contracts/vocabulary/themes/options';
import { filterNames } from './filter-names.ts';

export type LonLat = { lon: number; lat: number };

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

function parsePart(text: string | null): PartOfDay | null {
  return text !== null && isPartOfDay(text) ? text : null;
}

export const parseFilters = (params: URLSearchParams): Filters => ({
  q: searchTextIn(params.get('q')),
  // A hand-written address may repeat the parameter.
  options: parseOptions(params.getAll('opts').join(',')),
  dates: parseDateFilter(params.get('dates') ?? '') ?? null,
  maxPrice: parseWhole(params.get('price'), isPriceCeiling),
  age: parseWhole(params.get('age'), isChildAge),
  partOfDay: parsePart(params.get('part')),
  coords: parseCoords(params.get('coords')),
  distanceKm: parseDistance(params.get('dist')),
  bbox: parseBox(params.get('bbox') ?? ''),
});

const serializers: Record<(typeof filterNames)[number], (filters: Filters) => string> = {
  q: ({ q }) => q,
  opts: ({ options }) => [...options].sort().join(','),
  dates: ({ dates }) => (dates === null ? '' : formatDateFilter(dates)),
  price: ({ maxPrice }) => (maxPrice === null ? '' : String(maxPrice)),
  age: ({ age }) => (age === null ? '' : String(age)),
  part: ({ partOfDay }) => partOfDay ?? '',
  coords: ({ coords }) => (coords === null ? '' : `${coords.lon},${coords.lat}`),
  dist: ({ distanceKm }) => (distanceKm === defaultKm ? '' : String(distanceKm)),
  bbox: ({ bbox }) => (bbox === null ? '' : formatBox(bbox)),
};

/** A new place replaces the rectangle of the map. */
export function changeFilters(params: URLSearchParams, change: Partial<Filters>): URLSearchParams {
  const isMoved = change.coords !== undefined && change.bbox === undefined;
  const filters = { ...parseFilters(params), ...(isMoved && { bbox: null }), ...change };
  const next = new URLSearchParams(params);
  for (const name of filterNames) {
    const value = serializers[name](filters);
    if (value === '') next.delete(name);
    else next.set(name, value);
  }
  next.delete('pages');
  return next;
}

/** The text begins with `?`; it is empty without parameters. */
export function toSearch(params: URLSearchParams): string {
  const text = params.toString().replaceAll('%2C', ',');
  return text === '' ? '' : `?${text}`;
}

/** Queries still use the exact distance. */
export const nearestRadiusStep = (distanceKm: number): number =>
  limits.radius.steps.reduce(
    (best, step) => (Math.abs(step - distanceKm) < Math.abs(best - distanceKm) ? step : best),
    limits.radius.steps[0],
  );

export const nextRadiusStep = (distanceKm: number): number | undefined =>
  limits.radius.steps.find((step) => step > distanceKm);
