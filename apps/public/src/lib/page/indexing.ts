import { filterNames } from '../search/filter-names.ts';

// Other parameters (campaign tags, `pages`) keep the canonical address of the page.
const contentNames = [...filterNames, 'sort', 'place'];

/** Search engines must not index the many variants of a list. */
export function isFiltered(search: string): boolean {
  const params = new URLSearchParams(search);
  return contentNames.some((name) => params.has(name));
}
