import type { FastifyInstance } from 'fastify';
import type { AnswerHeaders } from './answer-headers.ts';
import { refuseSocket } from './raw-refusals.ts';

/** How long and how large what one connection sends may be. Times are in milliseconds. */
export const connectionBounds = {
  headersMs: 10_000,
  // The largest picture, over the half megabit a second that is left of a network in the country.
  requestMs: 180_000,
  // Without a byte in either direction: a client that stopped reading, or went away without a word.
  silenceMs: 60_000,
  // Node looks for late requests at this interval, every 30 s unless it is set.
  checkMs: 2000,
  maxHeaderBytes: 16_384,
  // Further connections are closed at once, before files and database connections run out.
  maxConnections: 10_000,
};

export type ConnectionBounds = typeof connectionBounds;

/** What of the bounds Fastify and Node take when the server is made. */
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
    // A missing Host is refused by the guard, with the document and the headers of every refusal.
    requireHostHeader: false,
  },
});

/** Sets the rest on the server itself, and answers what Node would answer without a document or not at all. */
export function boundConnections(
  app: FastifyInstance,
  { maxConnections }: ConnectionBounds,
  headers: AnswerHeaders,
): void {
  app.server.maxConnections = maxConnections;
  // An expectation that is not known is no reason to refuse (RFC 9110, section 10.1.1).
  app.server.on('checkExpectation', (request, response) => app.routing(request, response));
  app.server.on('connect', (_request, socket) => refuseSocket(socket, 'request_invalid', headers));
}
