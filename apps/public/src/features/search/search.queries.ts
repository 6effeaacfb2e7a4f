import type { QueryClient } from '@tanstack/react-query';
import { apiOf } from '../../lib/api.ts';
import type { LonLat } from '../../lib/search/filters.search-params.ts';

/** Undefined when the text names no place, or a town outside France before any other. */
export async function findPlacePosition(
  client: QueryClient,
  text: string,
): Promise<LonLat | undefined> {
  const { data } = await apiOf(client).GET('/api/v1/places', { params: { query: { text } } });
  const items = data?.items ?? [];
  if (items[0]?.kind === 'foreign') return undefined;
  return items.find((place) => !place.disabled)?.position ?? undefined;
}
