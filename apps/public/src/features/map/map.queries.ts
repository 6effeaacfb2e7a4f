import { unwrap } from '@parages/contracts/api-problem';
import type { Box } from '@parages/contracts/vocabulary/search/bbox';
import type { AskGround } from '@parages/ui/map/ground';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { apiOf } from '../../lib/api.ts';
import type { LonLat } from '../../lib/search/filters.search-params.ts';
import type { MapQuery } from './map-area.ts';

export type CardsQuery = {
  ids: readonly string[];
  place: LonLat | null;
  dates: string | undefined;
};

export const map = {
  /** Single events, or counts per grid square when there are too many events. */
  points: (query: MapQuery) =>
    queryOptions({
      queryKey: ['map', query],
      queryFn: ({ client, signal }) =>
        unwrap(apiOf(client).GET('/api/v1/pois/map', { params: { query }, signal })),
    }),
  cards: ({ ids, place, dates }: CardsQuery) =>
    queryOptions({
      queryKey: ['map-cards', ids, place, dates ?? null],
      queryFn: ({ client, signal }) =>
        unwrap(
          apiOf(client).GET('/api/v1/pois/cards', {
            params: { query: { ids: ids.join(','), ...place, ...(dates && { dates }) } },
            signal,
          }),
        ),
    }),
  ground: (query: Box & { zoom: number }) =>
    queryOptions({
      queryKey: ['map-ground', query],
      staleTime: Number.POSITIVE_INFINITY,
      queryFn: ({ client, signal }) =>
        unwrap(apiOf(client).GET('/api/v1/basemap', { params: { query }, signal })),
    }),
};

export const useGround: AskGround = (area) =>
  useQuery({ ...map.ground(area), placeholderData: keepPreviousData }).data;
