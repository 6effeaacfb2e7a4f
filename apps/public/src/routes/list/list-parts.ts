import type { PoiList } from '@parages/contracts/types';
import { limits } from '@parages/contracts/vocabulary/limits';
import {
  type PoiSort,
  poiSorts,
  type SearchGroup,
  searchGroups,
} from '@parages/contracts/vocabulary/search/search-groups';
import type { Theme } from '@parages/contracts/vocabulary/themes/themes';
import { pois } from '../../features/pois/pois.queries.ts';
import type { ListParams } from '../../lib/search/list.search-params.ts';
import { isBounded, isPlaced, type SearchQuery } from '../../lib/search/search-query.ts';

export type ListQuery = SearchQuery & { theme?: Theme };

/**
 * `group` is undefined when the list is not sorted by date, and `further` for events outside the
 * radius.
 */
export type ListPart = {
  group: SearchGroup | 'further' | undefined;
  options: ReturnType<typeof pois.page>;
};

export type Answer = { group: ListPart['group']; data: PoiList };

const { list: pageSize } = limits.pageSize;

/** Without a place, no list is sorted by distance, and that of the whole country by date alone. */
export const sortsOf = (query: ListQuery): readonly PoiSort[] =>
  isPlaced(query) ? poiSorts : isBounded(query) ? ['date', 'newest'] : ['date'];

export const orderOf = (query: ListQuery, list: ListParams): ListParams =>
  sortsOf(query).includes(list.sort) ? list : { ...list, sort: 'date' };

const part = (
  query: ListQuery,
  { sort }: ListParams,
  group: SearchGroup | undefined,
  page: number,
): ListPart => ({
  group,
  options: pois.page({ ...query, sort, page, ...(group && { group }) }),
});

/**
 * A list sorted by date has a request for each group, so that long exhibitions do not displace
 * tonight's concert.
 */
export const firstParts = (query: ListQuery, list: ListParams): ListPart[] =>
  (list.sort === 'date' ? searchGroups : [undefined]).map((group) => part(query, list, group, 0));

export function followingParts(
  query: ListQuery,
  list: ListParams,
  firsts: readonly Answer[],
): ListPart[] {
  const pages = firsts.flatMap(({ group, data: { total = 0 } }) =>
    Array.from({ length: list.pages - 1 }, (_, index) => index + 1)
      .filter((page) => page * pageSize < total)
      .map((page) => part(query, list, group === 'further' ? undefined : group, page)),
  );
  const isShort = firsts.reduce((sum, { data }) => sum + (data.total ?? 0), 0) < pageSize;
  if (list.sort !== 'date' || !isShort || !isPlaced(query)) return pages;
  // A group cannot be extended with events outside the radius: requests the whole list by distance,
  // and its `extra` provides them.
  return [
    ...pages,
    { group: 'further', options: pois.page({ ...query, sort: 'distance', page: 0 }) },
  ];
}

/** The first events of the list without its text, for a text that no event has. */
export const withoutText = ({ q: _searched, ...query }: ListQuery): ListPart['options'] =>
  pois.page({ ...query, sort: 'date', page: 0 });
