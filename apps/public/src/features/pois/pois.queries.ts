import { unwrap } from '@parages/contracts/api-problem';
import { limits } from '@parages/contracts/vocabulary/limits';
import type { PoiSort, SearchGroup } from '@parages/contracts/vocabulary/search/search-groups';
import type { Theme } from '@parages/contracts/vocabulary/themes/themes';
import { queryOptions } from '@tanstack/react-query';
import { apiOf } from '../../lib/api.ts';
import type { SearchQuery } from '../../lib/search/search-query.ts';

/** One page of a list; `group` cuts a list by date in its three parts. */
export type PoiPage = SearchQuery & {
  theme?: Theme;
  q?: string;
  sort: PoiSort;
  group?: SearchGroup;
  page: number;
};

/** Why a list could not be read: the status of the page, and what is told. */
export type ListFailure = { status: number; message: string };

export const pois = {
  key: ['pois'] as const,
  facets: (query: SearchQuery & { theme?: Theme; q?: string }) =>
    queryOptions({
      queryKey: [...pois.key, 'facets', query],
      queryFn: ({ client, signal }) =>
        unwrap(apiOf(client).GET('/api/v1/pois/facets', { params: { query }, signal })),
    }),
  /** Page 0 is the first. Only the first one says what lies further away. */
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
  /** One page of the sponsored events, page 0 first. */
  promoted: ({ page, ...filters }: SearchQuery & { theme?: Theme; page: number }) =>
    queryOptions({
      queryKey: [...pois.key, 'promoted', filters, page],
      queryFn: ({ client, signal }) => {
        const pageSize = limits.pageSize.list;
        const query = { ...filters, pageSize, offset: page * pageSize };
        return unwrap(apiOf(client).GET('/api/v1/pois/promoted', { params: { query }, signal }));
      },
    }),
  /** What the loader of a list says of it, beside its answers: null when all went well. Travels with the page; never asked for. */
  failure: (list: object) =>
    queryOptions<ListFailure | null>({
      queryKey: [...pois.key, 'failure', list],
      queryFn: () => null,
      staleTime: Number.POSITIVE_INFINITY,
    }),
  similar: (poiId: string) =>
    queryOptions({
      queryKey: [...pois.key, 'similar', poiId],
      queryFn: ({ client, signal }) =>
        unwrap(
          apiOf(client).GET('/api/v1/pois/{poiId}/similar', {
            params: { path: { poiId } },
            signal,
          }),
        ),
    }),
};
