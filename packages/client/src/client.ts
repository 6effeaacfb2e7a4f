import type { operations, paths } from '@parages/contracts/openapi';
import createClient, { type Client } from 'openapi-fetch';
import { type ChangePage, type FollowOptions, followPages } from './changes.ts';
import { listItems } from './pages.ts';
import { dataOf } from './problems.ts';
import { pause, type RetryTimes, retryingFetch } from './retries.ts';
import type { EventCard, OwnEvent } from './types.ts';

type QueryOf<Operation extends keyof operations> = NonNullable<
  operations[Operation]['parameters']['query']
>;

/** Filters of a search; `distanceKm` needs `lon` and `lat`. The list is read page by page. */
export type EventSearch = Omit<QueryOf<'getPoisByAddressDistance'>, 'offset' | 'withTotal'>;
/** Filters of the list of an organisation's events. */
export type OwnEventSearch = Omit<QueryOf<'listOrganiserPois'>, 'offset'>;

export type ParagesOptions = {
  /** Origin of the service, such as `https://parages.example`; a path after it is ignored. */
  origin: string;
  /**
   * Key of an organisation, sent as `Authorization: Bearer`. A publishable one (`parages_pk_`) may
   * be in a page, and a page of another site needs one; a secret one (`parages_sk_`) may not.
   */
  apiKey?: string | undefined;
  /** Milliseconds that a call may take with its retries; 30,000 by default. */
  deadlineMs?: number | undefined;
  /** Retries of a call that can be repeated; 4 by default, 0 for none. */
  retries?: number | undefined;
  /** Replaces the global `fetch`. */
  fetch?: typeof globalThis.fetch | undefined;
  /** Replaces the clock, the pauses and the chance, for tests. */
  times?: Partial<RetryTimes> | undefined;
};

export type Parages = {
  /**
   * Every operation of the OpenAPI document, typed, with retries. A call resolves to
   * `{ data, error, response }`, also for an error status: `dataOf` returns the body or throws.
   */
  api: Client<paths>;
  /** Published events of a search, in the order of the list; 10,000 at most. */
  listEvents: (search?: EventSearch) => AsyncGenerator<EventCard, void, void>;
  /** Events of the organisations of the key, in every state. Needs `events:read`. */
  listOwnEvents: (search?: OwnEventSearch) => AsyncGenerator<OwnEvent, void, void>;
  /** Pages of the change feed, for a copy of the events. */
  followChanges: (options?: FollowOptions) => AsyncGenerator<ChangePage, void, void>;
};

// `new URL('localhost:3000')` has the scheme `localhost:` and the origin `null`.
function originIn(text: string): string {
  const { protocol, origin } = new URL(text);
  if (protocol !== 'https:' && protocol !== 'http:')
    throw new TypeError(`The origin is no http or https address: ${text}`);
  return origin;
}

/**
 * A client of the API of Parages, for Node 20 and browsers.
 *
 * GET, and PUT and DELETE without a `version`, are repeated after 429, 503 and failures of the
 * network, with growing delays and never before `Retry-After`; other calls are sent once.
 * @throws TypeError when `origin` is no http or https address
 */
export function createParages(options: ParagesOptions): Parages {
  const { origin, apiKey, deadlineMs = 30_000, retries = 4 } = options;
  const times: RetryTimes = { now: Date.now, pause, random: Math.random, ...options.times };
  // The global one is looked up at each call, since instrumentation may replace it.
  const send = options.fetch ?? ((...call) => globalThis.fetch(...call));
  const api = createClient<paths>({
    baseUrl: originIn(origin),
    fetch: retryingFetch({ fetch: send, deadlineMs, retries, times }),
    ...(apiKey !== undefined && { headers: { authorization: `Bearer ${apiKey}` } }),
  });
  return {
    api,
    listEvents: (search = {}) =>
      listItems((position) => {
        const query = { ...search, ...position, withTotal: 'false' as const };
        return dataOf(api.GET('/api/v1/pois', { params: { query } }));
      }, search.pageSize),
    listOwnEvents: (search = {}) =>
      listItems((position) => {
        const query = { ...search, ...position };
        return dataOf(api.GET('/api/v1/org/pois', { params: { query } }));
      }, search.pageSize),
    followChanges: (follow = {}) =>
      followPages(
        {
          read: (query, signal) =>
            dataOf(
              api.GET('/api/v1/pois/changes', { params: { query }, ...(signal && { signal }) }),
            ),
          pause: times.pause,
        },
        follow,
      ),
  };
}
