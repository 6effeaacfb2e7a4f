import { formatDateFilter } from '@parages/contracts/vocabulary/dates/date-filter';
import type { Filters, LonLat } from './filters.search-params.ts';

type FilterQuery = {
  /** The home page and promoted events take no text: their pages lead to the search page. */
  q?: string;
  options?: string;
  dates?: string;
};

/** The names are those of the API's query parameters. */
export type PlacedQuery = FilterQuery & { lon: number; lat: number; distanceKm: number };

/** A query without a place is that of the whole country. */
export type SearchQuery = FilterQuery | PlacedQuery;

export const isPlaced = <T extends object>(query: T): query is Extract<T, { lon: number }> =>
  'lon' in query;

export const toSearchQuery = (
  position: LonLat | null,
  { q, options, dates, distanceKm }: Filters,
): SearchQuery => ({
  ...(position && { ...position, distanceKm }),
  ...(q !== '' && { q }),
  ...(options.length > 0 && { options: options.join(',') }),
  ...(dates && { dates: formatDateFilter(dates) }),
});
