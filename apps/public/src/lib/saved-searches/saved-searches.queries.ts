import { unwrap } from '@parages/contracts/api-problem';
import type { RequestBody } from '@parages/contracts/types';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { apiOf } from '../api.ts';

export type NewSearch = RequestBody<'saveSearch'>;

export const savedSearches = {
  key: ['saved-searches'] as const,
  list: () =>
    queryOptions({
      queryKey: savedSearches.key,
      queryFn: ({ client, signal }) => unwrap(apiOf(client).GET('/api/v1/me/searches', { signal })),
    }),
};

/** Not a mutation: a failed mutation shows a common toast, and the caller names the quota. */
export async function saveSearch(client: QueryClient, body: NewSearch) {
  const saved = await unwrap(apiOf(client).POST('/api/v1/me/searches', { body }));
  await client.invalidateQueries({ queryKey: savedSearches.key });
  return saved;
}

export const changeSearch = (
  client: QueryClient,
  searchId: string,
  body: RequestBody<'updateSavedSearch'>,
) =>
  unwrap(
    apiOf(client).PATCH('/api/v1/me/searches/{searchId}', { params: { path: { searchId } }, body }),
  );

export const deleteSearch = (client: QueryClient, searchId: string) =>
  unwrap(
    apiOf(client).DELETE('/api/v1/me/searches/{searchId}', { params: { path: { searchId } } }),
  );
