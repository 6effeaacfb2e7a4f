import { defaultShouldDehydrateQuery, type Query } from '@tanstack/react-query';

/** The result of the query is used for server rendering only, and not sent to the browser. */
export const staysOnServer = { staysOnServer: true } as const;

export const isForBrowser = (query: Query): boolean =>
  defaultShouldDehydrateQuery(query) && query.meta?.staysOnServer !== true;
