// Parameters that change the content. Others (campaign tags, list length) keep the page the same.
const filterParams = ['opts', 'dates', 'coords', 'dist', 'sort', 'q', 'place'];

/**
 * Whether a query string filters or sorts: search engines must not index the many variants of a
 * list.
 */
export function isFiltered(search: string): boolean {
  const params = new URLSearchParams(search);
  return filterParams.some((name) => params.has(name));
}
