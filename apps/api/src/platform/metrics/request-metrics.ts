import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { isOwnRequest } from '../edge/own-request.ts';
import type { Metrics } from './metrics.ts';

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
// The client ended the connection before the answer was sent; nginx has the same number.
const clientClosed = 499;

/** Pattern of the route of a request, such as `/api/v1/pois/:poiId`; `unknown` without one. */
export const routePattern = ({ is404, routeOptions }: FastifyRequest): string =>
  is404 ? 'unknown' : (routeOptions.url ?? 'unknown');

export const knownMethod = (method: string): string => (methods.has(method) ? method : 'other');

/** Register this before every other hook: requests that they refuse are measured too. */
export const requestMetrics = fp(
  async (app: FastifyInstance, { requestSeconds, requestsInFlight }: Metrics) => {
    app.addHook('onRequest', (request, reply, done) => {
      if (!isOwnRequest(request)) {
        const endTimer = requestSeconds.startTimer();
        requestsInFlight.inc();
        // Unlike `onResponse`, this event also follows a connection that the client closes.
        reply.raw.once('close', () => {
          requestsInFlight.dec();
          endTimer({
            method: knownMethod(request.method),
            route: routePattern(request),
            status: reply.raw.writableFinished ? reply.raw.statusCode : clientClosed,
          });
        });
      }
      done();
    });
  },
);
