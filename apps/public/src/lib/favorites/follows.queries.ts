import { unwrap } from '@parages/contracts/api-problem';
import type { HostKind } from '@parages/contracts/vocabulary/accounts/host-kinds';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { apiOf } from '../api.ts';

export type HostKey = { kind: HostKind; slug: string };

export const follows = {
  hosts: () =>
    queryOptions({
      queryKey: ['favorites', 'hosts'],
      queryFn: ({ client, signal }) => unwrap(apiOf(client).GET('/api/v1/me/follows', { signal })),
    }),
};

export function saveFollowedHost(
  client: QueryClient,
  { kind, slug }: HostKey,
  isFollowed: boolean,
) {
  const at = { params: { path: { kind, slug } } };
  const api = apiOf(client);
  return unwrap(
    isFollowed
      ? api.PUT('/api/v1/me/follows/{kind}/{slug}', at)
      : api.DELETE('/api/v1/me/follows/{kind}/{slug}', at),
  );
}
