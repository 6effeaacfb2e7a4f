import { formatDateFilter } from '../dates/date-filter.ts';
import { isDatePreset, presetRange } from '../dates/date-presets.ts';
import { limits } from '../limits.ts';

/** Length of the name of a saved search, in UTF-16 code units. */
export const maxSearchNameLength = 80;

/** The filters of a saved search, named as in the query of `GET /pois`. */
export type SavedFilters = Record<string, string | number>;

// The other filters have the same name in an address of the public site and in the API.
const addressNames: Record<string, string> = {
  distanceKm: 'dist',
  options: 'opts',
  maxPrice: 'price',
  partOfDay: 'part',
};
const pathNames = ['theme', 'lon', 'lat'];

function toValue(name: string, value: string | number, now: Date): string {
  if (name === 'distanceKm' && value === limits.radius.defaultKm) return '';
  const text = String(value);
  return name === 'dates' && isDatePreset(text) ? formatDateFilter(presetRange(text, now)) : text;
}

/** Path and query string of a saved search on the public site; relative dates become days. */
export function savedSearchPath(filters: SavedFilters, now: Date): string {
  const { theme, lon, lat } = filters;
  const params = new URLSearchParams({ coords: `${lon},${lat}` });
  for (const [name, value] of Object.entries(filters)) {
    const text = pathNames.includes(name) ? '' : toValue(name, value, now);
    if (text !== '') params.set(addressNames[name] ?? name, text);
  }
  const path = theme === undefined ? '/recherche' : `/category/${theme}`;
  return `${path}?${params.toString().replaceAll('%2C', ',')}`;
}
