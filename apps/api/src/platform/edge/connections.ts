import type { FastifyInstance } from 'fastify';
import type { AnswerHeaders } from './answer-headers.ts';
import { refuseSocket } from './raw-refusals.ts';

export const connectionBounds = {
  headersMs: 10_000,
  // Enough for the largest picture over a rural network of half a megabit per second.
  requestMs: 180_000,
  // Limits the time without a byte in either direction: the client stopped reading or vanished.
  silenceMs: 60_000,
  // Node checks request timeouts at this interval; its default is 30 s.
  checkMs: 2000,
  maxHeaderBytes: 16_384,
  // Node closes further connections at once, before file descriptors and database connections run
  // out.
  maxConnections: 10_000,
};

export type ConnectionBounds = typeof connectionBounds;

export const serverOptions = ({
  headersMs,
  requestMs,
  silenceMs,
  checkMs,
  maxHeaderBytes,
}: ConnectionBounds) => ({
  requestTimeout: requestMs,
  connectionTimeout: silenceMs,
  http: {
    headersTimeout: headersMs,
    connectionsCheckingInterval: checkMs,
    maxHeaderSize: maxHeaderBytes,
    // The host guard refuses a missing Host, with a problem document and the security headers.
    requireHostHeader: false,
  },
});

/** Node itself would refuse an unknown `Expect` and CONNECT without a problem document. */
export function boundConnections(
  app: FastifyInstance,
  { maxConnections }: ConnectionBounds,
  headers: AnswerHeaders,
): void {
  app.server.maxConnections = maxConnections;
  // RFC 9110, section 10.1.1, allows a server to ignore an unknown expectation.
  app.server.on('checkExpectation', (request, response) => app.routing(request, response));
  app.server.on('connect', (_request, socket) => refuseSocket(socket, 'request_invalid', headers));
}
