import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { hasSession } from '../../access/session-cookies.ts';

const anonymousRead = new AsyncLocalStorage<boolean>();

/** Whether the current request may miss the last changes. False outside requests, as in jobs. */
export const mayReadStandby = (): boolean => anonymousRead.getStore() === true;

const readingMethods = ['GET', 'HEAD'];

// Everything that search shows is written with credentials, so a caller with some reads its own
// writes on the primary.
const isAnonymousRead = ({ method, headers, cookies }: FastifyRequest): boolean =>
  readingMethods.includes(method) && headers.authorization === undefined && !hasSession(cookies);

/**
 * Marks the requests whose reads may use the standby. The requests that a page makes in process
 * have no credentials of their own: they belong to the request of the page.
 */
export const anonymousReads = fp(async (app: FastifyInstance) => {
  app.addHook('onRequest', (request, _reply, done) => {
    const isOfOthers = anonymousRead.getStore() === false;
    anonymousRead.run(!isOfOthers && isAnonymousRead(request), done);
  });
});
