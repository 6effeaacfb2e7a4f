import type { Theme } from '@parages/contracts/vocabulary/themes';
import { queryOptions } from '@tanstack/react-query';
import { apiOf, unwrap } from '../../lib/api.ts';

export type MapQuery = {
  west: number;
  south: number;
  east: number;
  north: number;
  zoom: number;
  theme?: Theme;
  options?: string;
  dates?: string;
};

export const map = {
  /** What lies in a rectangle: each event, or how many per square when there are too many. */
  points: (query: MapQuery) =>
    queryOptions({
      queryKey: ['map', query],
      queryFn: ({ client, signal }) => unwrap(apiOf(client).GET('/api/v1/pois/map', { params: { query }, signal })),
    }),
};
