import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { isOwnRequest } from '../edge/own-request.ts';
import { knownMethod, routePattern } from '../metrics/request-metrics.ts';

const requestIdHeader = 'x-request-id';

/** Never taken from the request: a caller could choose the id of another one. */
export const newRequestId = (): string => randomUUID();

/**
 * Answers the id of each request in a header, and logs one line of level `info` at its end: id,
 * method, route pattern, status (499 when the client gave up) and milliseconds. Neither the address
 * of the page nor that of the caller is among them.
 */
export const requestLog = fp(async (app: FastifyInstance) => {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header(requestIdHeader, request.id);
    if (!isOwnRequest(request)) {
      const startedAt = performance.now();
      reply.raw.once('close', () => {
        const { statusCode, writableFinished } = reply.raw;
        request.log.info(
          {
            method: knownMethod(request.method),
            route: routePattern(request),
            status: writableFinished ? statusCode : 499,
            ms: Math.round(performance.now() - startedAt),
          },
          'request',
        );
      });
    }
    done();
  });
});
