import type { ApiClient } from '@parages/contracts/client';
import { sessionIdHeader } from '@parages/contracts/vocabulary/session-id';
import type { QueryClient } from '@tanstack/react-query';
import { sessionId } from './session-id.ts';

/** A refusal of the API: its HTTP status and its permanent code. */
export class ApiProblem extends Error {
  readonly status: number;
  readonly code: string;
  constructor(status: number, code: string) {
    super(`${status} ${code}`);
    this.status = status;
    this.code = code;
  }
}

export const isRefusal = (error: unknown): error is ApiProblem => error instanceof ApiProblem && error.status < 500;

// The cache knows its client: on the server each request has its own, with its own visitor behind it.
const clients = new WeakMap<QueryClient, ApiClient>();

export const bindApi = (queryClient: QueryClient, api: ApiClient): void => void clients.set(queryClient, api);

/** Makes every call of the browser carry the name of its session. */
export function nameSession(api: ApiClient): ApiClient {
  api.use({ onRequest: ({ request }) => void request.headers.set(sessionIdHeader, sessionId()) });
  return api;
}

/** The API behind a query cache; query functions receive the cache as `client`. */
export function apiOf(queryClient: QueryClient): ApiClient {
  const api = clients.get(queryClient);
  if (api === undefined) throw new Error('bindApi was not called for this query client');
  return api;
}

const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string' ? error.code : 'unknown-error';

// `fetch` rejects with a TypeError when nothing answered; an abort has a name of its own.
const asUnreachable = (error: unknown): never => {
  throw error instanceof TypeError ? new ApiProblem(503, 'unreachable') : error;
};

/** The body of an answer, or an `ApiProblem`; its code is `unreachable` when nothing answered. */
export async function unwrap<T>(call: Promise<{ data?: T; error?: unknown; response: Response }>): Promise<T> {
  const { data, error, response } = await call.catch(asUnreachable);
  if (!response.ok || data === undefined) throw new ApiProblem(response.status, codeOf(error));
  return data;
}
