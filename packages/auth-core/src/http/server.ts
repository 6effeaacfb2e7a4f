import type { IncomingMessage } from 'node:http';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { Core } from '../core.ts';
import { CoreRefusal } from '../core-refusal.ts';
import { isApiKey } from './api-key.ts';
import type { Endpoint } from './endpoint.ts';
import { readJsonBody } from './json-body.ts';
import type { Log } from './log.ts';
import { type RequestScope, readScope, rootsOf } from './request-scope.ts';

/** The only version of the interface that the session library accepts. */
export const interfaceVersions = ['5.4'];

const openPaths = ['/hello', '/.well-known/jwks.json'];
const bodyLimitBytes = 1_048_576;

/**
 * Finds the core of an application: only `public` exists, except in the session library's own
 * tests.
 */
type FindCore = (appId: string) => Promise<Core | undefined>;

/** Without `apiKey` any caller is accepted: the session library's own tests send none. */
type ServerParts = {
  apiKey: string | undefined;
  findCore: FindCore;
  endpoints: Endpoint[];
  log: Log;
};

const pathOf = (url: string): string => url.split('?', 1)[0] ?? '';

function checkCaller(apiKey: string | undefined) {
  return async (request: FastifyRequest): Promise<void> => {
    if (openPaths.includes(pathOf(request.url))) return; // These paths need no api-key.
    if (apiKey !== undefined && !isApiKey(apiKey, request.headers['api-key']))
      throw new CoreRefusal(401, 'Invalid API key');
    const version = request.headers['cdi-version'];
    if (version !== undefined && !interfaceVersions.includes(String(version)))
      throw new CoreRefusal(400, `cdi-version ${version} not supported`);
  };
}

// The official core ends each text with a line feed (`println`), which the session library includes
// in its error messages.
const sendText = (reply: FastifyReply, statusCode: number, text: string): FastifyReply =>
  reply.code(statusCode).type('text/plain; charset=utf-8').send(`${text}\n`);

function answerErrors(app: FastifyInstance, paths: Set<string>, log: Log): void {
  app.setErrorHandler<Error & { statusCode?: number }>((error, request, reply) => {
    const statusCode = error.statusCode ?? 500;
    if (statusCode < 500) return sendText(reply, statusCode, error.message);
    log.error(`auth-core: ${request.method} ${pathOf(request.url)} failed`, error);
    return sendText(reply, 500, 'Internal Error');
  });
  app.setNotFoundHandler((request, reply) => {
    if (paths.has(pathOf(request.url))) return sendText(reply, 405, 'Method not supported');
    log.warn(`auth-core: ${request.method} ${pathOf(request.url)} is not supported by this core`);
    return sendText(reply, 404, 'Not found');
  });
}

/** The HTTP server of the core interface; does not listen yet. */
export function buildServer({ apiKey, findCore, endpoints, log }: ServerParts): FastifyInstance {
  const paths = new Set([...endpoints.map(({ path }) => path), ...openPaths, '/apiversion']);
  const roots = rootsOf([...paths]);
  const scopes = new WeakMap<IncomingMessage, RequestScope>();
  const app = Fastify({
    bodyLimit: bodyLimitBytes,
    forceCloseConnections: 'idle',
    rewriteUrl: (request) => {
      const scope = readScope(request.url ?? '/', roots);
      scopes.set(request, scope);
      return scope.path;
    },
  });
  const findCoreOf = async (request: FastifyRequest): Promise<Core> => {
    const appId = scopes.get(request.raw)?.appId ?? 'public';
    const core = await findCore(appId);
    if (core === undefined)
      throw new CoreRefusal(400, `AppId or tenantId not found => There is no application ${appId}`);
    return core;
  };

  // Like the official core, parses every body as JSON, regardless of its content type.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    '*',
    { parseAs: 'string' },
    async (_request: FastifyRequest, text: string) => readJsonBody(text),
  );
  answerErrors(app, paths, log);
  app.addHook('onRequest', checkCaller(apiKey));
  app.get('/hello', (_request, reply) => sendText(reply, 200, 'Hello'));
  app.get('/apiversion', async () => ({ versions: interfaceVersions }));
  app.get('/.well-known/jwks.json', async (request, reply) => {
    const { keys, maxAgeSeconds } = await (await findCoreOf(request)).signingKeys.publish();
    reply.header('cache-control', `max-age=${maxAgeSeconds}, must-revalidate`);
    return { keys };
  });
  const answerWith =
    (declared: Endpoint) => async (request: FastifyRequest, reply: FastifyReply) => {
      const core = await findCoreOf(request);
      const tenantId = scopes.get(request.raw)?.tenantId ?? 'public';
      if (tenantId !== 'public') {
        if (declared.path === '/recipe/multitenancy/tenant/v2' && declared.method === 'GET')
          return { status: 'TENANT_NOT_FOUND_ERROR' };
        throw new CoreRefusal(400, `AppId or tenantId not found => There is no tenant ${tenantId}`);
      }
      reply.type('application/json; charset=utf-8');
      return declared.answer(core, declared.method === 'GET' ? request.query : request.body);
    };
  for (const declared of endpoints)
    app.route({ method: declared.method, url: declared.path, handler: answerWith(declared) });
  return app;
}
