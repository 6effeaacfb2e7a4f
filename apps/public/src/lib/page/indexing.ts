import { filterNames } from '../search/filter-names.ts';

// Other parameters, such as campaign tags and `pages`, do not keep a page out of the index.
const contentNames = [...filterNames, 'sort', 'place'];

/** Search engines must not index the many variants of a list. */
export function isFiltered(search: string): boolean {
  const params = new URLSearchParams(search);
  return contentNames.some((name) => params.has(name));
}
