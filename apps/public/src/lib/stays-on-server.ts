import { defaultShouldDehydrateQuery, type Query } from '@tanstack/react-query';

/** Marks a question whose answer is only used to draw the page on the server: the browser is not told of it. */
export const staysOnServer = { staysOnServer: true } as const;

/** Whether the browser is given the answer of a question along with the page. */
export const isForBrowser = (query: Query): boolean =>
  defaultShouldDehydrateQuery(query) && query.meta?.staysOnServer !== true;
