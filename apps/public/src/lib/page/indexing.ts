import type { FilterName } from '../search/filters.search-params.ts';

// Parameters that change the content. Others (campaign tags, list length) keep the page the same. A
// record, so that a missing filter does not compile, and a type, so that the event page does not
// load the filters.
const contentParams: Record<FilterName | 'sort' | 'q' | 'place', true> = {
  opts: true,
  dates: true,
  coords: true,
  dist: true,
  sort: true,
  q: true,
  place: true,
};
const contentNames = Object.keys(contentParams);

/**
 * Whether a query string filters or sorts: search engines must not index the many variants of a
 * list.
 */
export function isFiltered(search: string): boolean {
  const params = new URLSearchParams(search);
  return contentNames.some((name) => params.has(name));
}
