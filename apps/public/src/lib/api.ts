import type { ApiClient } from '@parages/contracts/client';
import { sessionIdHeader } from '@parages/contracts/vocabulary/site/session-id';
import { sessionId } from '@parages/session/session-id';
import type { QueryClient } from '@tanstack/react-query';

// Maps each query cache to its API client: on the server, each request has its own client, with the
// visitor's credentials.
const clients = new WeakMap<QueryClient, ApiClient>();

export const bindApi = (queryClient: QueryClient, api: ApiClient): void =>
  void clients.set(queryClient, api);

/** Adds the random id of this visit to every request of the browser's client. */
export function nameSession(api: ApiClient): ApiClient {
  api.use({ onRequest: ({ request }) => void request.headers.set(sessionIdHeader, sessionId()) });
  return api;
}

export function apiOf(queryClient: QueryClient): ApiClient {
  const api = clients.get(queryClient);
  if (api === undefined) throw new Error('bindApi was not called for this query client');
  return api;
}
