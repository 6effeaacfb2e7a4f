import { unwrap } from '@parages/contracts/api-problem';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { apiOf } from '../../lib/api.ts';
import type { LonLat } from '../../lib/search/filters.search-params.ts';

export const search = {
  /** Town suggestions for a text; disable the query while the text is empty. */
  suggestions: (text: string) =>
    queryOptions({
      queryKey: ['place-suggestions', text],
      queryFn: ({ client, signal }) =>
        unwrap(apiOf(client).GET('/api/v1/places', { params: { query: { text } }, signal })),
    }),
};

/**
 * Position of the first enabled town that matches a text; undefined when there is none or the API
 * returns an error.
 */
export async function findTownPosition(
  client: QueryClient,
  text: string,
): Promise<LonLat | undefined> {
  const { data } = await apiOf(client).GET('/api/v1/places', { params: { query: { text } } });
  return data?.items.find((place) => !place.disabled)?.position ?? undefined;
}
