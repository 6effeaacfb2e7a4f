import type { ApiClient } from '@parages/contracts/client';
import type { QueryClient } from '@tanstack/react-query';

// Maps each query cache to its API client: on the server, each request has its own client, with the
// visitor's credentials.
const clients = new WeakMap<QueryClient, ApiClient>();

export const bindApi = (queryClient: QueryClient, api: ApiClient): void =>
  void clients.set(queryClient, api);

export function apiOf(queryClient: QueryClient): ApiClient {
  const api = clients.get(queryClient);
  if (api === undefined) throw new Error('bindApi was not called for this query client');
  return api;
}
