import { formatDateFilter, parseDateFilter } from '@parages/contracts/vocabulary/dates/date-filter';
import type { DayRange } from '@parages/contracts/vocabulary/dates/date-presets';
import { limits } from '@parages/contracts/vocabulary/limits';
import { isPoiOption, type PoiOption } from '@parages/contracts/vocabulary/themes/options';

export type LonLat = { lon: number; lat: number };

/** What a page's query string asks for. `coords` is a place the visitor chose himself; `dates` null means from now on. */
export type Filters = {
  options: PoiOption[];
  dates: DayRange | null;
  coords: LonLat | null;
  distanceKm: number;
};

const { defaultKm, maxKm } = limits.radius;

function parseDistance(text: string | null): number {
  const value = text === null || text.trim() === '' ? Number.NaN : Number(text);
  return Number.isNaN(value) ? defaultKm : Math.min(Math.max(value, 0), maxKm);
}

// A form sent without scripts repeats the name once per ticked box.
function parseOptions(text: string): PoiOption[] {
  const known = text.split(',').filter(isPoiOption);
  return [...new Set(known)].sort();
}

function parseCoords(text: string | null): LonLat | null {
  const parts = (text ?? '').split(',');
  const [lon, lat] = parts.map((part) => (part.trim() === '' ? Number.NaN : Number(part)));
  if (parts.length !== 2 || lon === undefined || lat === undefined) return null;
  return Math.abs(lon) <= 180 && Math.abs(lat) <= 90 ? { lon, lat } : null;
}

/** Reads the four filters; whatever is not understood is as good as absent. */
export const parseFilters = (params: URLSearchParams): Filters => ({
  options: parseOptions(params.getAll('opts').join(',')),
  dates: parseDateFilter(params.get('dates') ?? '') ?? null,
  coords: parseCoords(params.get('coords')),
  distanceKm: parseDistance(params.get('dist')),
});

const written = {
  opts: ({ options }: Filters) => [...options].sort().join(','),
  dates: ({ dates }: Filters) => (dates === null ? '' : formatDateFilter(dates)),
  coords: ({ coords }: Filters) => (coords === null ? '' : `${coords.lon},${coords.lat}`),
  dist: ({ distanceKm }: Filters) => (distanceKm === defaultKm ? '' : String(distanceKm)),
};

/** The query string of a page once its filters changed: defaults leave it, whatever is not a filter stays. */
export function changeFilters(params: URLSearchParams, change: Partial<Filters>): URLSearchParams {
  const filters = { ...parseFilters(params), ...change };
  const next = new URLSearchParams(params);
  for (const [name, write] of Object.entries(written)) {
    const value = write(filters);
    if (value === '') next.delete(name);
    else next.set(name, value);
  }
  next.delete('pages');
  return next;
}

/** A query string as a link wants it: with its `?`, commas left readable, nothing when empty. */
export function toSearch(params: URLSearchParams): string {
  const text = params.toString().replaceAll('%2C', ',');
  return text === '' ? '' : `?${text}`;
}

/** The step of the radius slider nearest to a distance; a value between two steps is kept for the query all the same. */
export const nearestRadiusStep = (distanceKm: number): number =>
  limits.radius.steps.reduce(
    (best, step) => (Math.abs(step - distanceKm) < Math.abs(best - distanceKm) ? step : best),
    limits.radius.steps[0],
  );

/** The next larger radius, or nothing at the largest. */
export const nextRadiusStep = (distanceKm: number): number | undefined =>
  limits.radius.steps.find((step) => step > distanceKm);
