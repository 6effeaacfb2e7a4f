import { formatDateFilter } from '@parages/contracts/vocabulary/dates/date-filter';
import { limits } from '@parages/contracts/vocabulary/limits';
import { formatBox } from '@parages/contracts/vocabulary/search/bbox';
import { type Filters, parseFilters } from '@parages/contracts/vocabulary/search/page-filters';
import { filterNames } from './filter-names.ts';

export type LonLat = { lon: number; lat: number };

const { defaultKm } = limits.radius;

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
