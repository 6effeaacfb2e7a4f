import { unwrap } from '@parages/contracts/api-problem';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { apiOf } from '../../lib/api.ts';
import type { LonLat } from '../../lib/search/filters.search-params.ts';

export const search = {
  /** Suggestions for a text; ask only for a text that is not empty. */
  suggestions: (text: string) =>
    queryOptions({
      queryKey: ['place-suggestions', text],
      queryFn: ({ client, signal }) =>
        unwrap(apiOf(client).GET('/api/v1/places', { params: { query: { text } }, signal })),
    }),
};

/** The position of the first town that a text names and that is in reach; undefined when there is none or the service fails. */
export async function findTownPosition(
  client: QueryClient,
  text: string,
): Promise<LonLat | undefined> {
  const { data } = await apiOf(client).GET('/api/v1/places', { params: { query: { text } } });
  return data?.items.find((place) => !place.disabled)?.position ?? undefined;
}
