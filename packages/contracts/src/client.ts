import createClient, { type Client } from 'openapi-fetch';
import type { paths } from './generated/openapi.d.ts';

/** The API, typed by its document. Calls resolve to `{ data, error, response }`; they reject only when nothing answered. */
export type ApiClient = Client<paths>;

/** `fetch` is replaced on the server, where calls are answered in process; `baseUrl` is the origin of the site, since it serves the API too. */
export const createApiClient = ({
  baseUrl,
  fetch,
}: {
  baseUrl: string;
  fetch?: typeof globalThis.fetch;
}): ApiClient => createClient<paths>({ baseUrl, ...(fetch && { fetch }) });
