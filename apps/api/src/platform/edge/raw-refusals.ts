import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import type { ProblemCode } from '@parages/contracts/vocabulary/problems';
import type { FastifyServerOptions } from 'fastify';
import { Problem } from '../problems/problem.ts';
import type { AnswerHeaders } from './answer-headers.ts';

type ClientErrorHandler = NonNullable<FastifyServerOptions['clientErrorHandler']>;

const codes: Record<string, ProblemCode> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'request_timeout',
  HPE_HEADER_OVERFLOW: 'headers_too_large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 'payload_too_large',
};

/**
 * Refuses a request for which Fastify has no reply: writes the problem to the socket and closes it.
 */
export function refuseSocket(socket: Duplex, code: ProblemCode, headers: AnswerHeaders): void {
  if (!socket.writable) return;
  const problem = new Problem(code);
  const body = JSON.stringify(problem.toDocument());
  const all = {
    ...headers,
    'cache-control': 'no-store',
    connection: 'close',
    'content-type': 'application/problem+json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  socket.end(
    [`HTTP/1.1 ${problem.status} ${STATUS_CODES[problem.status] ?? ''}`, ...lines, '', body].join(
      '\r\n',
    ),
  );
}

export const clientErrorHandler =
  (headers: AnswerHeaders): ClientErrorHandler =>
  (error, socket) => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return;
    refuseSocket(socket, codes[error.code ?? ''] ?? 'request_invalid', headers);
    socket.destroySoon();
  };
