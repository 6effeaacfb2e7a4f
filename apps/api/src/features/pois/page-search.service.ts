import { formatDateFilter } from '@parages/contracts/vocabulary/dates/date-filter';
import type { DayRange } from '@parages/contracts/vocabulary/dates/date-presets';
import { formatBox } from '@parages/contracts/vocabulary/search/bbox';
import type { LonLat } from '@parages/contracts/vocabulary/search/coords';
import { type Filters, toFilterQuery } from '@parages/contracts/vocabulary/search/page-filters';
import { type PoiSort, searchGroups } from '@parages/contracts/vocabulary/search/search-groups';
import type { Theme } from '@parages/contracts/vocabulary/themes/themes';
import { Problem } from '../../platform/problems/problem.ts';
import type { PoiCard } from './pois.schema.ts';
import type { PoisService } from './pois.service.ts';
import { type PoiListQuery, poiListQuery } from './search-query.schema.ts';

export type { PoiCard, PoiListQuery };

/**
 * What a page of the public site lists. `place`: the town of its path. `filters`: of its query
 * string. `dates`: of its path, unless the filters have some.
 */
export type PageSearch = {
  place: LonLat | null;
  theme: Theme | undefined;
  dates: DayRange | null;
  filters: Filters;
  sort: PoiSort;
};

// Another order is that of the dates, as on the page: only a place has distances, and the list of
// the whole country has one order.
function orderOf(sort: PoiSort, isPlaced: boolean, isBox: boolean): PoiSort {
  if (isPlaced && !isBox) return sort;
  return isBox && sort === 'newest' ? sort : 'date';
}

/**
 * The query of the list that a page shows. A rectangle comes before the town, the town before the
 * point. Problems: request_invalid.
 */
export function queryOfPage({ place, theme, dates, filters, sort }: PageSearch): PoiListQuery {
  const { bbox, coords, distanceKm } = filters;
  const centre = bbox ? null : (place ?? coords);
  const asked = poiListQuery.safeParse({
    ...(bbox && { bbox: formatBox(bbox) }),
    ...(centre && { ...centre, distanceKm }),
    ...(dates && { dates: formatDateFilter(dates) }),
    ...toFilterQuery(filters),
    ...(theme && { theme }),
    sort: orderOf(sort, centre !== null, bbox !== null),
    withTotal: 'false',
  });
  if (asked.success) return asked.data;
  throw new Problem('request_invalid');
}

/**
 * The first `most` cards of a page. By date, short events come before long ones, as on the page, so
 * that exhibitions do not fill the list.
 */
export async function listFirstOfPage(
  { list }: Pick<PoisService, 'list'>,
  query: PoiListQuery,
  most: number,
): Promise<PoiCard[]> {
  if (query.sort !== 'date') return (await list({ ...query, pageSize: most })).items;
  const cards: PoiCard[] = [];
  for (const group of searchGroups) {
    const pageSize = most - cards.length;
    if (pageSize > 0) cards.push(...(await list({ ...query, group, pageSize })).items);
  }
  return cards;
}
