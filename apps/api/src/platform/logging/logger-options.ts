import type { FastifyRequest } from 'fastify';
import { type LoggerOptions, stdSerializers } from 'pino';
import { routePattern } from '../metrics/request-metrics.ts';
import { redactFields, redactText } from './redaction.domain.ts';

// Other properties of errors hold rows (`detail` of PostgreSQL), parameters and answers.
function serializeError(error: Error): object {
  const { type, message, stack, code, statusCode } = stdSerializers.err(error);
  return { type, message, stack, code, statusCode };
}

const serializeRequest = (request: FastifyRequest): object => ({
  method: request.method,
  route: routePattern(request),
});

/**
 * Options of every logger of the service. A line has no secret: neither in fields whose name says
 * so, nor in texts that have the shape of one.
 */
export const loggerOptions = (level: string): LoggerOptions => ({
  level,
  serializers: { err: serializeError, req: serializeRequest },
  formatters: { log: redactFields },
  hooks: { streamWrite: redactText },
});
