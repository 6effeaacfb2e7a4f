import { formatDateFilter } from '@parages/contracts/vocabulary/dates/date-filter';
import type { Filters, LonLat } from './filters.search-params.ts';

/** A place and the filters, under the API's names. */
export type SearchQuery = {
  lon: number;
  lat: number;
  distanceKm: number;
  options?: string;
  dates?: string;
};

/** API query for a place and a page's filters. */
export const toSearchQuery = (
  position: LonLat,
  { options, dates, distanceKm }: Filters,
): SearchQuery => ({
  ...position,
  distanceKm,
  ...(options.length > 0 && { options: options.join(',') }),
  ...(dates && { dates: formatDateFilter(dates) }),
});
