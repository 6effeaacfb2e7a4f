import { createApiClient } from '@parages/contracts/client';
import { sessionFetch } from '@parages/session/load-account-service';
import { hasSessionMark } from '@parages/session/session-mark';
import { productName } from './product.ts';

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

/** The API of this host, through the session library for whoever is signed in. Made when it is asked, for the network of that moment. */
export const api = () => createApiClient({ baseUrl: window.location.origin, fetch: sessionFetch(productName, hasSessionMark) });

const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string' ? error.code : 'unknown-error';

/** The body of an answer, or an `ApiProblem`; its code is `unreachable` when nothing answered. */
export async function unwrap<T>(call: Promise<{ data?: T; error?: unknown; response: Response }>): Promise<T> {
  const { data, error, response } = await call.catch((reason: unknown) => {
    throw reason instanceof TypeError ? new ApiProblem(503, 'unreachable') : reason;
  });
  if (!response.ok || data === undefined) throw new ApiProblem(response.status, codeOf(error));
  return data;
}
