import { formatBox } from '@parages/contracts/vocabulary/search/bbox';
import {
  type FilterQuery,
  type Filters,
  toFilterQuery,
} from '@parages/contracts/vocabulary/search/page-filters';
import type { SearchPlace } from './search-place.ts';

/** The names are those of the API's query parameters. */
export type PlacedQuery = FilterQuery & { lon: number; lat: number; distanceKm: number };

type AreaQuery = FilterQuery & { bbox: string };

/** A query without a place or a rectangle is that of the whole country. */
export type SearchQuery = FilterQuery | PlacedQuery | AreaQuery;

export const isPlaced = <T extends object>(query: T): query is Extract<T, { lon: number }> =>
  'lon' in query;

/** Whether a query searches a part of the country: around a place or in a rectangle. */
export const isBounded = <T extends object>(
  query: T,
): query is Extract<T, { lon: number } | { bbox: string }> => 'lon' in query || 'bbox' in query;

export const toSearchQuery = (place: SearchPlace, filters: Filters): SearchQuery => ({
  ...(place.kind === 'area' && { bbox: formatBox(place.box) }),
  ...(place.position && { ...place.position, distanceKm: filters.distanceKm }),
  ...toFilterQuery(filters),
});
