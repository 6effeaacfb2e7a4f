import { unwrap } from '@parages/contracts/api-problem';
import { towns } from '@parages/contracts/vocabulary/places/towns';
import { type QueryClient, queryOptions, skipToken } from '@tanstack/react-query';
import { apiOf } from '../../lib/api.ts';
import type { LonLat } from '../../lib/search/filters.search-params.ts';
import type { PlaceSource, SearchPlace } from '../../lib/search/search-place.ts';
import { type PositionAnswer, resolvePosition } from './resolve-position.ts';

const forever = { staleTime: Number.POSITIVE_INFINITY, gcTime: Number.POSITIVE_INFINITY } as const;

export const position = {
  /** A place by its coordinates, under the name of the nearest town; without a name when none can be had: the search still works. */
  chosen: (coords: LonLat) =>
    queryOptions({
      queryKey: ['position-chosen', coords],
      ...forever,
      queryFn: async ({ client, signal }): Promise<SearchPlace> => ({
        kind: 'chosen',
        name: await nameOf(client, coords, signal),
        position: coords,
      }),
    }),
  /** What the network's address says: approximate, and null when it says nothing. Pages that hold it are for one visitor only. */
  byIp: () =>
    queryOptions({
      queryKey: ['position-by-ip'],
      ...forever,
      queryFn: async ({ client }): Promise<SearchPlace | null> => {
        const { data } = await apiOf(client)
          .GET('/api/v1/position/by-ip')
          .catch(() => ({ data: null }));
        return data ? { kind: 'ip', name: data.name, position: data.position } : null;
      },
    }),
  /** The device's own answer. Nothing asks for it but a tap (`useLocator`); until then there is none. */
  device: () =>
    queryOptions<PositionAnswer>({
      queryKey: ['position-of-device'],
      ...forever,
      queryFn: skipToken,
    }),
};

/** The name of the town at a point. */
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

const places = new Map(
  towns.map(({ slug, name, position }): [string, SearchPlace] => [
    slug,
    { kind: 'town', name, position },
  ]),
);

/** The place of a town's page; null when it is no town of ours. */
export const placeOfTown = (townSlug: string | undefined): SearchPlace | null =>
  places.get(townSlug ?? '') ?? null;

/** The position of a page before it is drawn, asking only the first source that answers. */
export async function loadPosition(
  client: QueryClient,
  { townSlug, coords }: PlaceSource,
): Promise<SearchPlace | undefined> {
  const town = placeOfTown(townSlug);
  const manual = coords && !town ? await client.ensureQueryData(position.chosen(coords)) : null;
  const device = client.getQueryData(position.device().queryKey) ?? null;
  const isLast = !town && !manual && (device === null || device === 'loading');
  const ip = isLast ? await client.ensureQueryData(position.byIp()) : null;
  // A device still asked will be heard when it answers: nobody waits for it.
  const found = resolvePosition({ town, manual, device: device === 'loading' ? null : device, ip });
  return found === 'loading' ? undefined : found;
}

/** Keeps where somebody who is signed in now looks; the service rounds it. */
export const savePosition = (client: QueryClient, body: LonLat & { name: string | null }) =>
  unwrap(apiOf(client).PUT('/api/v1/me/position', { body }));
