import { filterNames } from '../search/filters.search-params.ts';

// Parameters that filter, sort or search. Others (campaign tags, `pages`) keep the canonical
// address of the page.
const contentNames = [...filterNames, 'sort', 'q', 'place'];

/**
 * Whether a query string filters, sorts or searches: search engines must not index the many
 * variants of a list.
 */
export function isFiltered(search: string): boolean {
  const params = new URLSearchParams(search);
  return contentNames.some((name) => params.has(name));
}
