import type { ApiClient } from '@parages/contracts/client';
import { sessionIdHeader } from '@parages/contracts/vocabulary/site/session-id';
import { sessionId } from './session-id.ts';

/** Adds the random id of this visit to every request of the browser's client. */
export function nameSession(api: ApiClient): ApiClient {
  api.use({ onRequest: ({ request }) => void request.headers.set(sessionIdHeader, sessionId()) });
  return api;
}
