import type { QueryClient } from '@tanstack/react-query';
import { apiOf } from '../../lib/api.ts';
import type { LonLat } from '../../lib/search/filters.search-params.ts';

export async function findTownPosition(
  client: QueryClient,
  text: string,
): Promise<LonLat | undefined> {
  const { data } = await apiOf(client).GET('/api/v1/places', { params: { query: { text } } });
  return data?.items.find((place) => !place.disabled)?.position ?? undefined;
}
