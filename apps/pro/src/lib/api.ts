import { createApiClient } from '@parages/contracts/client';
import { sessionIdHeader } from '@parages/contracts/vocabulary/site/session-id';
import { freshFetch } from '@parages/session/fresh-sign-in';
import { readingFetch } from '@parages/session/reading-fetch';
import { sessionId } from '@parages/session/session-id';
import { hasSessionMark } from '@parages/session/session-mark';
import { productName } from './product.ts';

/**
 * Loads the session library only for a request that needs it. Makes a new client on each call, so
 * that it uses the current `fetch`.
 */
export function api() {
  const client = createApiClient({
    baseUrl: window.location.origin,
    fetch: freshFetch(readingFetch(productName, hasSessionMark)),
  });
  client.use({
    onRequest: ({ request }) => void request.headers.set(sessionIdHeader, sessionId()),
  });
  return client;
}
