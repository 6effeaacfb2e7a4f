import { defaultShouldDehydrateQuery, type Query } from '@tanstack/react-query';

/** Query meta: the result is only used for server rendering and not sent to the browser. */
export const staysOnServer = { staysOnServer: true } as const;

/**
 * Whether the page's state passes the result of a query on to the browser: the query succeeded and
 * is not marked `staysOnServer`.
 */
export const isForBrowser = (query: Query): boolean =>
  defaultShouldDehydrateQuery(query) && query.meta?.staysOnServer !== true;
