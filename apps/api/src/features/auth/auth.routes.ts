import formbody from '@fastify/formbody';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Problem } from '../../platform/problem.ts';
import { applePage } from './apple-return.domain.ts';
import { withDeadline } from './deadline.ts';
import type { Sites } from './sites.domain.ts';

const prefix = '/auth-api';

// The calls of the product (§7). What else the session library would answer (OAuth2, keys, older names) is closed.
const calls = [
  'GET /loginmethods',
  'GET /emailpassword/email/exists',
  'POST /signup',
  'POST /signin',
  'POST /signout',
  'POST /session/refresh',
  'POST /user/password/reset/token',
  'POST /user/password/reset',
  'GET /user/email/verify',
  'POST /user/email/verify',
  'POST /user/email/verify/token',
  'GET /authorisationurl',
  'POST /signinup',
];

export type AuthOptions = {
  /** Answers by the session library; absent when no core is connected. */
  answerCall: ((request: object, reply: object) => Promise<boolean>) | undefined;
  deadlineMs: number;
  sites: Sites;
};

// What no database keeps in a text is in no field; and accounts are not linked, whoever asks (the library would answer 500).
function acceptable(key: string, value: unknown): unknown {
  if (typeof value === 'string' && value.includes('\0')) throw new Error('a text holds U+0000');
  return key === 'shouldTryLinkingWithSessionUser' ? undefined : value;
}

function parseJson(text: string): unknown {
  try {
    return text === '' ? {} : JSON.parse(text, acceptable);
  } catch {
    throw new Problem('request_invalid', 'The body is not JSON');
  }
}

/** Signing in, speaking the session library's own protocol; out of the API's document. */
export async function authRoutes(app: FastifyInstance, { answerCall, deadlineMs, sites }: AuthOptions): Promise<void> {
  const answer = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    if (answerCall === undefined) throw new Problem('service_unavailable', 'No session core is connected');
    reply.header('cache-control', 'no-store');
    const isAnswered = await withDeadline(answerCall(request, reply), deadlineMs);
    if (!isAnswered) throw new Problem('not_found');
    return reply;
  };
  const options = { config: { access: 'public' }, schema: { hide: true } } as const;
  await app.register(async (scope) => {
    scope.removeContentTypeParser('application/json');
    scope.addContentTypeParser('application/json', { parseAs: 'string' }, async (_request: FastifyRequest, text: string) =>
      parseJson(text),
    );
    for (const call of calls) {
      const [method = '', path = ''] = call.split(' ');
      for (const tenant of ['', '/public']) scope.route({ ...options, method, url: `${prefix}${tenant}${path}`, handler: answer });
    }
  });
  // Apple comes back with a form. (The library would answer 200 here, and go wherever the form says.)
  await app.register(async (scope) => {
    await scope.register(formbody);
    scope.post(`${prefix}/callback/apple`, options, (request, reply) => reply.redirect(applePage(request.body, request.host, sites), 303));
  });
}
