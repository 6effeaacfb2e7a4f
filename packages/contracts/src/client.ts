import createClient, { type Client } from 'openapi-fetch';
import type { paths } from './generated/openapi.d.ts';

/**
 * The API client, typed by the OpenAPI document. Calls resolve to `{ data, error, response }`, also
 * for an error response.
 */
export type ApiClient = Client<paths>;

/**
 * `fetch` replaces the global one: the server of the public site passes a function that calls the
 * API in process.
 */
export const createApiClient = ({
  baseUrl,
  fetch,
}: {
  baseUrl: string;
  fetch?: typeof globalThis.fetch;
}): ApiClient => createClient<paths>({ baseUrl, ...(fetch && { fetch }) });
