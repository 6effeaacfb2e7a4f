import { filterNames } from '../search/filters.search-params.ts';

// Parameters that change the content. Others (campaign tags, list length) keep the page the same.
const contentNames = [...filterNames, 'sort', 'q', 'place'];

/**
 * Whether a query string filters or sorts: search engines must not index the many variants of a
 * list.
 */
export function isFiltered(search: string): boolean {
  const params = new URLSearchParams(search);
  return contentNames.some((name) => params.has(name));
}
