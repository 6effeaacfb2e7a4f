import { unwrap } from '@parages/contracts/api-problem';
import type { TownPosition } from '@parages/contracts/types';
import { type QueryClient, queryOptions, skipToken } from '@tanstack/react-query';
import { apiOf } from '../../lib/api.ts';
import type { LonLat } from '../../lib/search/filters.search-params.ts';
import type { KnownPlace } from '../../lib/search/search-place.ts';
import { type PositionAnswer, resolvePosition } from './resolve-position.ts';

const forever = { staleTime: Number.POSITIVE_INFINITY, gcTime: Number.POSITIVE_INFINITY } as const;

export const position = {
  /** `name` is null when the look-up finds no town or fails: the search still works. */
  chosen: (coords: LonLat) =>
    queryOptions({
      queryKey: ['position-chosen', coords],
      ...forever,
      queryFn: async ({ client, signal }): Promise<KnownPlace> => ({
        kind: 'chosen',
        name: await nameOf(client, coords, signal),
        position: coords,
      }),
    }),
  /** Null when unknown. A page that holds this place must not be cached for other visitors. */
  byIp: () =>
    queryOptions({
      queryKey: ['position-by-ip'],
      ...forever,
      queryFn: async ({ client }): Promise<KnownPlace | null> => {
        const { data } = await apiOf(client)
          .GET('/api/v1/position/by-ip')
          .catch(() => ({ data: null }));
        return data ? { kind: 'ip', name: data.name, position: data.position } : null;
      },
    }),
  /** Set by `locateDevice`; never fetched. */
  device: () =>
    queryOptions<PositionAnswer>({
      queryKey: ['position-of-device'],
      ...forever,
      queryFn: skipToken,
    }),
};

/** Null when no town is near or the request fails. */
export async function nameOf(
  client: QueryClient,
  query: LonLat,
  signal?: AbortSignal,
): Promise<string | null> {
  const { data } = await apiOf(client)
    .GET('/api/v1/places/reverse', { params: { query }, ...(signal && { signal }) })
    .catch(() => ({ data: null }));
  return data?.name ?? null;
}

type NamedTown = Pick<TownPosition, 'label' | 'position'>;

export const placeOfTown = (town: NamedTown | null): KnownPlace | null =>
  town && { kind: 'town', name: town.label, position: town.position };

/** Asks for the position of the IP address only when no other source has an answer. */
export async function loadPosition(
  client: QueryClient,
  { town: chosenTown, coords }: { town: NamedTown | null; coords: LonLat | null },
): Promise<KnownPlace | undefined> {
  const town = placeOfTown(chosenTown);
  const manual = coords && !town ? await client.ensureQueryData(position.chosen(coords)) : null;
  const device = client.getQueryData(position.device().queryKey) ?? null;
  const isLast = !town && !manual && (device === null || device === 'loading');
  const ip = isLast ? await client.ensureQueryData(position.byIp()) : null;
  // While the device has not answered, the page renders without its position.
  const found = resolvePosition({ town, manual, device: device === 'loading' ? null : device, ip });
  return found === 'loading' ? undefined : found;
}

/** The API rounds the position to 0.01 degree. */
export const savePosition = (client: QueryClient, body: LonLat & { name: string | null }) =>
  unwrap(apiOf(client).PUT('/api/v1/me/position', { body }));
