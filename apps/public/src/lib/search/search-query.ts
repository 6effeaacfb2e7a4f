import { formatDateFilter } from '@parages/contracts/vocabulary/dates/date-filter';
import { formatBox } from '@parages/contracts/vocabulary/search/bbox';
import type { PartOfDay, PriceCeiling } from '@parages/contracts/vocabulary/search/search-traits';
import type { Filters } from './filters.search-params.ts';
import type { SearchPlace } from './search-place.ts';

export type FilterQuery = {
  /** The home page and promoted events take no text: their pages lead to the search page. */
  q?: string;
  options?: string;
  dates?: string;
  maxPrice?: `${PriceCeiling}`;
  age?: number;
  partOfDay?: PartOfDay;
};

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

export const toSearchQuery = (place: SearchPlace, filters: Filters): SearchQuery => ({
  ...(place.kind === 'area' && { bbox: formatBox(place.box) }),
  ...(place.position && { ...place.position, distanceKm: filters.distanceKm }),
  ...toFilterQuery(filters),
});
