import { isUtf8 } from 'node:buffer';
import formbody from '@fastify/formbody';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Sites } from '../../platform/edge/sites.domain.ts';
import { Problem } from '../../platform/problems/problem.ts';
import { authCalls } from './auth.schema.ts';
import { withDeadline } from './deadline.ts';
import { applePage } from './sign-in/apple-return.domain.ts';

const prefix = '/auth-api';

const bodyLimit = 65_536;

export type AuthOptions = {
  /** Passes a request to the session library; undefined when no core is connected. */
  answerCall: ((request: object, reply: object) => Promise<boolean>) | undefined;
  deadlineMs: number;
  sites: Sites;
};

const jsonObject = z.looseObject({});

function parseJson(bytes: Buffer): object {
  if (!isUtf8(bytes)) throw new Problem('request_invalid', 'The body is not UTF-8');
  if (bytes.length === 0) return {};
  try {
    return jsonObject.parse(JSON.parse(bytes.toString()));
  } catch {
    throw new Problem('request_invalid', 'The body is not a JSON object');
  }
}

/** Sign-in routes in the session library's own protocol; not part of the OpenAPI document. */
export async function authRoutes(
  app: FastifyInstance,
  { answerCall, deadlineMs, sites }: AuthOptions,
): Promise<void> {
  const answer = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    if (answerCall === undefined)
      throw new Problem('service_unavailable', 'No session core is connected');
    reply.header('cache-control', 'no-store');
    const isAnswered = await withDeadline(answerCall(request, reply), deadlineMs);
    if (!isAnswered) throw new Problem('not_found');
    return reply;
  };
  const options = { config: { access: 'public' }, schema: { hide: true } } as const;
  // A sign-out tries no credentials: the limit of sign-ins on a busy network must not refuse it.
  const signOutConfig = { access: 'public', rate: 'write' } as const;
  await app.register(async (scope) => {
    scope.removeContentTypeParser('application/json');
    scope.addContentTypeParser(
      'application/json',
      { parseAs: 'buffer' },
      async (_request: FastifyRequest, bytes: Buffer) => parseJson(bytes),
    );
    for (const [call, input] of Object.entries(authCalls)) {
      const [method = '', path = ''] = call.split(' ');
      const route = {
        config: call === 'POST /signout' ? signOutConfig : options.config,
        schema: { ...options.schema, ...input },
        method,
        bodyLimit,
        handler: answer,
      };
      for (const tenant of ['', '/public'])
        scope.route({ ...route, url: `${prefix}${tenant}${path}` });
    }
  });
  // Apple posts a form to the callback. The library's own handler would redirect to any URL that
  // the form names.
  await app.register(async (scope) => {
    await scope.register(formbody);
    scope.post(`${prefix}/callback/apple`, { ...options, bodyLimit }, (request, reply) =>
      reply.redirect(applePage(request.body, request.host, sites), 303),
    );
  });
}
