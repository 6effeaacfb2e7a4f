import { unwrap } from '@parages/contracts/api-problem';
import { limits } from '@parages/contracts/vocabulary/limits';
import type { Theme } from '@parages/contracts/vocabulary/themes/themes';
import { queryOptions } from '@tanstack/react-query';
import { apiOf } from '../../lib/api.ts';
import type { PlacedQuery } from '../../lib/search/search-query.ts';
import { pois } from './pois.queries.ts';

export const carousels = {
  first: (query: PlacedQuery & { carousels: number }) =>
    queryOptions({
      queryKey: [...pois.key, 'home', query],
      queryFn: async ({ client, signal }) => {
        const home = await unwrap(apiOf(client).GET('/api/v1/home', { params: { query }, signal }));
        // An answer that the device kept from an earlier release has neither rail.
        return { ...home, tonight: home.tonight ?? [], weekend: home.weekend ?? [] };
      },
    }),
  /** Popular events of the whole country, for a visitor whose place is unknown. */
  picks: () =>
    queryOptions({
      queryKey: [...pois.key, 'picks'],
      queryFn: async ({ client, signal }) => {
        const { items } = await unwrap(apiOf(client).GET('/api/v1/picks', { signal }));
        return items;
      },
    }),
  ofTheme: (filters: PlacedQuery & { theme: Theme }) =>
    queryOptions({
      queryKey: [...pois.key, 'carousel', filters],
      queryFn: async ({ client, signal }) => {
        const query = {
          ...filters,
          sort: 'date',
          pageSize: limits.pageSize.carousel,
          offset: 0,
          withTotal: 'false',
        } as const;
        const { items } = await unwrap(
          apiOf(client).GET('/api/v1/pois', { params: { query }, signal }),
        );
        return items;
      },
    }),
};
