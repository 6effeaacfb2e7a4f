import { unwrap } from '@parages/contracts/api-problem';
import type { Theme } from '@parages/contracts/vocabulary/themes/themes';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { apiOf } from '../api.ts';

export const favorites = {
  key: ['favorites'] as const,
  ids: () =>
    queryOptions({
      queryKey: [...favorites.key, 'ids'],
      queryFn: ({ client, signal }) =>
        unwrap(apiOf(client).GET('/api/v1/me/favorites/ids', { signal })),
    }),
  /** `dates`: a date filter, or `no-date` for events without dates; null for all favourites. */
  details: (dates: string | null) =>
    queryOptions({
      queryKey: [...favorites.key, 'details', dates],
      queryFn: ({ client, signal }) =>
        unwrap(
          apiOf(client).GET('/api/v1/me/favorites', {
            params: { query: dates === null ? {} : { dates } },
            signal,
          }),
        ),
    }),
  themes: () =>
    queryOptions({
      queryKey: [...favorites.key, 'themes'],
      queryFn: ({ client, signal }) =>
        unwrap(apiOf(client).GET('/api/v1/me/favorites/themes', { signal })),
    }),
  links: () =>
    queryOptions({
      queryKey: [...favorites.key, 'links'],
      queryFn: ({ client, signal }) =>
        unwrap(apiOf(client).GET('/api/v1/me/favorites/links', { signal })),
    }),
  shared: (token: string) =>
    queryOptions({
      queryKey: ['shared-favorites', token],
      queryFn: ({ client, signal }) =>
        unwrap(
          apiOf(client).GET('/api/v1/favorites/shared/{token}', {
            params: { path: { token } },
            signal,
          }),
        ),
    }),
};

export function saveFavorite(client: QueryClient, poiId: string, isKept: boolean) {
  const at = { params: { path: { poiId } } };
  const api = apiOf(client);
  return unwrap(
    isKept
      ? api.PUT('/api/v1/me/favorites/{poiId}', at)
      : api.DELETE('/api/v1/me/favorites/{poiId}', at),
  );
}

export function saveFollowedTheme(client: QueryClient, theme: Theme, isFollowed: boolean) {
  const at = { params: { path: { theme } } };
  const api = apiOf(client);
  return unwrap(
    isFollowed
      ? api.PUT('/api/v1/me/favorites/themes/{theme}', at)
      : api.DELETE('/api/v1/me/favorites/themes/{theme}', at),
  );
}
