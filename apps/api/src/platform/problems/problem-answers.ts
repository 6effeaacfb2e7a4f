import { inputLimits } from '@parages/contracts/vocabulary/limits';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { databaseProblem } from '../database/database-failure.ts';
import { hostUnknownPage } from '../edge/host-unknown-page.fr.ts';
import { type Failure, failureChannel } from '../error-tracker/failures.ts';
import { routePattern } from '../metrics/request-metrics.ts';
import { type FieldError, Problem } from './problem.ts';

const unavailableForSeconds = 1;

export type RefusalPage = { html: string; headers: Record<string, string> };

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Renders a refusal of this route as a page; undefined for the problem document. */
    refusalPage?: (request: FastifyRequest, problem: Problem) => RefusalPage | undefined;
  }
}

const partNames: Record<string, string> = {
  querystring: 'query',
  params: 'path',
  headers: 'headers',
  body: 'body',
};

function invalidRequest(error: FastifyError): Problem {
  const part = partNames[error.validationContext ?? ''] ?? 'body';
  // Bounds the size of the response.
  const errors = (error.validation ?? []).slice(0, inputLimits.maxErrors).map(
    (issue): FieldError => ({
      pointer: `/${part}${issue.instancePath}`,
      code: issue.keyword ?? 'invalid',
      detail: (issue.message ?? 'Invalid value').slice(0, inputLimits.maxDetailLength),
    }),
  );
  return new Problem('request_invalid', undefined, errors);
}

function toProblem(error: FastifyError): Problem | undefined {
  if (error instanceof Problem) return error;
  if (hasZodFastifySchemaValidationErrors(error)) return invalidRequest(error);
  if (error.code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return new Problem('unsupported_media_type');
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE') return new Problem('payload_too_large');
  if (error.statusCode === 413) return new Problem('payload_too_large');
  // @fastify/static answers 403 for a path outside its folder.
  if (error.statusCode === 403 || error.statusCode === 404) return new Problem('not_found');
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500)
    return new Problem('request_invalid', error.message);
  return databaseProblem(error);
}

/**
 * Sends the refusal page of the route, if it renders one, else a problem document: as text, so that
 * no response schema changes it.
 */
export function sendProblem(reply: FastifyReply, problem: Problem): FastifyReply {
  const retryAfterS =
    problem.retryAfterS ?? (problem.status === 503 ? unavailableForSeconds : undefined);
  if (retryAfterS !== undefined) reply.header('retry-after', String(retryAfterS));
  reply.code(problem.status).header('cache-control', 'no-store');
  const { request } = reply;
  const page = request.routeOptions?.config?.refusalPage?.(request, problem);
  if (page !== undefined)
    return reply.headers(page.headers).type('text/html; charset=utf-8').send(page.html);
  return reply
    .type('application/problem+json; charset=utf-8')
    .send(JSON.stringify(problem.toDocument()));
}

const wantsPage = (request: FastifyRequest): boolean =>
  request.headers.accept?.includes('text/html') ?? false;

function reportFailure(request: FastifyRequest, error: Error, { code }: Problem): void {
  request.log.error({ err: error, code }, 'request failed');
  const failure: Failure = {
    error,
    kind: 'request',
    name: routePattern(request),
    code,
    requestId: request.id,
  };
  failureChannel.publish(failure);
}

/**
 * Logs every 5xx. An unknown error becomes `internal_error`, whose document does not hold its
 * message.
 */
export const problemAnswers = fp(async (app: FastifyInstance) => {
  app.setErrorHandler((error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
    const problem = toProblem(error) ?? new Problem('internal_error');
    if (problem.status >= 500 && problem.isLogged) reportFailure(request, error, problem);
    if (problem.code === 'host_unknown' && wantsPage(request))
      return reply
        .code(problem.status)
        .header('cache-control', 'no-store')
        .type('text/html; charset=utf-8')
        .send(hostUnknownPage);
    return sendProblem(reply, problem);
  });
});
