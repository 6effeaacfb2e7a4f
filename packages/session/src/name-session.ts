import { sessionIdHeader } from '@parages/contracts/vocabulary/site/session-id';
import { sessionId } from './session-id.ts';

type Client = {
  use(middleware: { onRequest(call: { request: Request }): undefined }): void;
};

/** Adds the random id of this visit to every request of the browser's client. */
export function nameSession<C extends Client>(api: C): C {
  api.use({ onRequest: ({ request }) => void request.headers.set(sessionIdHeader, sessionId()) });
  return api;
}
