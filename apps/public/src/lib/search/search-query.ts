import { formatDateFilter } from '@parages/contracts/vocabulary/dates/date-filter';
import type { Filters, LonLat } from './filters.search-params.ts';

/** The filters as the API names them. */
export type SearchQuery = {
  lon: number;
  lat: number;
  distanceKm: number;
  options?: string;
  dates?: string;
};

/** What a page asks the API, from the place it looks at and its filters. */
export const toSearchQuery = (
  position: LonLat,
  { options, dates, distanceKm }: Filters,
): SearchQuery => ({
  ...position,
  distanceKm,
  ...(options.length > 0 && { options: options.join(',') }),
  ...(dates && { dates: formatDateFilter(dates) }),
});
