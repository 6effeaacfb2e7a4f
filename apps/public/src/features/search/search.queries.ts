import { limits } from '@parages/contracts/vocabulary/limits';
import { findTown } from '@parages/contracts/vocabulary/towns';
import { queryOptions } from '@tanstack/react-query';
import { apiOf, unwrap } from '../../lib/api.ts';
import type { LonLat } from '../../lib/filters.search-params.ts';

/** Where a search looks from. `default` stands for nowhere in particular: the visitor is asked to choose. */
export type SearchPlace = { kind: 'town' | 'chosen' | 'ip' | 'default'; name: string | null; position: LonLat };

/** What decides the place: the town of the page, else the coordinates of the query string. */
export type PlaceSource = { townSlug: string | undefined; coords: LonLat | null };

export const search = {
  /** Town of the page, place chosen by hand, then the network's address, then nowhere. */
  place: ({ townSlug, coords }: PlaceSource) =>
    queryOptions({
      queryKey: ['place', townSlug ?? null, coords],
      staleTime: Number.POSITIVE_INFINITY,
      queryFn: async ({ client }): Promise<SearchPlace> => {
        const api = apiOf(client);
        const town = townSlug === undefined ? undefined : findTown(townSlug);
        if (town) return { kind: 'town', name: town.name, position: town.position };
        if (coords) {
          // A name is a comfort: without it the search still works.
          const { data } = await api.GET('/api/v1/places/reverse', { params: { query: coords } });
          return { kind: 'chosen', name: data?.name ?? null, position: coords };
        }
        const { data } = await api.GET('/api/v1/position/by-ip');
        return data
          ? { kind: 'ip', name: data.name, position: data.position }
          : { kind: 'default', name: null, position: limits.defaultPosition };
      },
    }),
  /** Suggestions for a text; ask only for a text that is not empty. */
  suggestions: (text: string) =>
    queryOptions({
      queryKey: ['place-suggestions', text],
      queryFn: ({ client, signal }) => unwrap(apiOf(client).GET('/api/v1/places', { params: { query: { text } }, signal })),
    }),
};
