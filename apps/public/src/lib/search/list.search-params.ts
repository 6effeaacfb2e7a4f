import { type PoiSort, poiSorts } from '@parages/contracts/vocabulary/search/search-groups';

export type ListParams = { sort: PoiSort; pages: number };

export const mostPages = 25;
const isSort = (text: string | null): text is PoiSort =>
  (poiSorts as readonly (string | null)[]).includes(text);

export function parseListParams(params: URLSearchParams): ListParams {
  const sort = params.get('sort');
  const pages = Number(params.get('pages') ?? 1);
  return {
    sort: isSort(sort) ? sort : 'date',
    pages: Number.isInteger(pages) ? Math.min(Math.max(pages, 1), mostPages) : 1,
  };
}

export function withListParams(
  params: URLSearchParams,
  change: Partial<ListParams>,
): URLSearchParams {
  const { sort, pages } = {
    ...parseListParams(params),
    ...(change.sort && { pages: 1 }),
    ...change,
  };
  const next = new URLSearchParams(params);
  if (sort === 'date') next.delete('sort');
  else next.set('sort', sort);
  if (pages === 1) next.delete('pages');
  else next.set('pages', String(pages));
  return next;
}
