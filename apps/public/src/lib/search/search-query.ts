import { formatDateFilter } from '@parages/contracts/vocabulary/dates/date-filter';
import type { Filters, LonLat } from './filters.search-params.ts';

/** The names are those of the API's query parameters. */
export type SearchQuery = {
  lon: number;
  lat: number;
  distanceKm: number;
  /** The home page and promoted events take no text: their pages lead to the search page. */
  q?: string;
  options?: string;
  dates?: string;
};

export const toSearchQuery = (
  position: LonLat,
  { q, options, dates, distanceKm }: Filters,
): SearchQuery => ({
  ...position,
  distanceKm,
  ...(q !== '' && { q }),
  ...(options.length > 0 && { options: options.join(',') }),
  ...(dates && { dates: formatDateFilter(dates) }),
});
