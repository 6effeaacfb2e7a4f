import { unwrap } from '@parages/contracts/api-problem';
import { limits } from '@parages/contracts/vocabulary/limits';
import type { PoiSort, SearchGroup } from '@parages/contracts/vocabulary/search/search-groups';
import type { Theme } from '@parages/contracts/vocabulary/themes/themes';
import { queryOptions } from '@tanstack/react-query';
import { apiOf } from '../../lib/api.ts';
import type { SearchQuery } from '../../lib/search/search-query.ts';

/** `group` selects one of the three parts of a list by date. */
export type PoiPage = SearchQuery & {
  theme?: Theme;
  sort: PoiSort;
  group?: SearchGroup;
  page: number;
};

export type ListFailure = { status: number; message: string };

export const pois = {
  key: ['pois'] as const,
  /** Pages are numbered from 0. Only the first may contain events outside the radius. */
  page: ({ page, ...filters }: PoiPage) =>
    queryOptions({
      queryKey: [...pois.key, 'page', filters, page],
      queryFn: ({ client, signal }) => {
        const pageSize = limits.pageSize.list;
        const query = {
          ...filters,
          pageSize,
          offset: page * pageSize,
          autoExtend: page === 0 ? ('true' as const) : ('false' as const),
        };
        return unwrap(apiOf(client).GET('/api/v1/pois', { params: { query }, signal }));
      },
    }),
  promoted: ({ page, ...filters }: SearchQuery & { theme?: Theme; page: number }) =>
    queryOptions({
      queryKey: [...pois.key, 'promoted', filters, page],
      queryFn: ({ client, signal }) => {
        const pageSize = limits.pageSize.list;
        const query = { ...filters, pageSize, offset: page * pageSize };
        return unwrap(apiOf(client).GET('/api/v1/pois/promoted', { params: { query }, signal }));
      },
    }),
  /** Set by the loader of a list, and dehydrated with the page; null if the list loaded. */
  failure: (list: object) =>
    queryOptions<ListFailure | null>({
      queryKey: [...pois.key, 'failure', list],
      queryFn: () => null,
      staleTime: Number.POSITIVE_INFINITY,
    }),
};
