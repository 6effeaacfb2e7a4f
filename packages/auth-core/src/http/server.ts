import type { IncomingMessage } from 'node:http';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { Core } from '../core.ts';
import { CoreRefusal } from '../core-refusal.ts';
import { isApiKey } from './api-key.ts';
import type { Endpoint } from './endpoint.ts';
import type { Log } from './log.ts';
import { type RequestScope, readScope, rootsOf } from './request-scope.ts';

/** The only version of the interface that the session library accepts. */
export const interfaceVersions = ['5.4'];

const openPaths = ['/hello', '/.well-known/jwks.json'];
const bodyLimitBytes = 1_048_576;

/** The applications served: `public` alone, but for the library's own tests. */
export type FindCore = (appId: string) => Promise<Core | undefined>;

/** Without `apiKey` anybody may call: the library's own tests send none. */
type ServerParts = { apiKey: string | undefined; findCore: FindCore; endpoints: Endpoint[]; log: Log };

const pathOf = (url: string): string => url.split('?', 1)[0] ?? '';

/** The transport rules of the interface: who may call, in which version, for which application and tenant. */
function checkCaller(apiKey: string | undefined) {
  return async (request: FastifyRequest): Promise<void> => {
    if (openPaths.includes(pathOf(request.url))) return; // verifiers read public keys without the key
    if (apiKey !== undefined && !isApiKey(apiKey, request.headers['api-key'])) throw new CoreRefusal(401, 'Invalid API key');
    const version = request.headers['cdi-version'];
    if (version !== undefined && !interfaceVersions.includes(String(version)))
      throw new CoreRefusal(400, `cdi-version ${version} not supported`);
  };
}

function answerErrors(app: FastifyInstance, log: Log): void {
  app.setErrorHandler<Error & { statusCode?: number }>((error, request, reply) => {
    const statusCode = error.statusCode ?? 500;
    if (statusCode < 500) return reply.code(statusCode).type('text/plain').send(error.message);
    log.error(`auth-core: ${request.method} ${pathOf(request.url)} failed`, error);
    return reply.code(500).type('text/plain').send('Internal Error');
  });
  app.setNotFoundHandler((request, reply) => {
    log.warn(`auth-core: ${request.method} ${pathOf(request.url)} is not part of this core`);
    return reply.code(404).type('text/plain').send('Not found');
  });
}

/** The interface over HTTP; it listens to nothing yet. */
export function buildServer({ apiKey, findCore, endpoints, log }: ServerParts): FastifyInstance {
  const roots = rootsOf([...endpoints.map(({ path }) => path), ...openPaths, '/apiversion']);
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
    if (core === undefined) throw new CoreRefusal(400, `There is no application ${appId}`);
    return core;
  };

  answerErrors(app, log);
  app.addHook('onRequest', checkCaller(apiKey));
  app.get('/hello', async (_request, reply) => reply.type('text/plain').send('Hello'));
  app.get('/apiversion', async () => ({ versions: interfaceVersions }));
  app.get('/.well-known/jwks.json', async (request, reply) => {
    const { keys, maxAgeSeconds } = await (await findCoreOf(request)).signingKeys.publish();
    reply.header('cache-control', `max-age=${maxAgeSeconds}, must-revalidate`);
    return { keys };
  });
  const answerWith = (declared: Endpoint) => async (request: FastifyRequest, reply: FastifyReply) => {
    const core = await findCoreOf(request);
    const tenantId = scopes.get(request.raw)?.tenantId ?? 'public';
    if (tenantId !== 'public') {
      if (declared.path === '/recipe/multitenancy/tenant/v2' && declared.method === 'GET') return { status: 'TENANT_NOT_FOUND_ERROR' };
      throw new CoreRefusal(400, `There is no tenant ${tenantId}`);
    }
    reply.type('application/json; charset=utf-8');
    return declared.answer(core, declared.method === 'GET' ? request.query : request.body);
  };
  for (const declared of endpoints) app.route({ method: declared.method, url: declared.path, handler: answerWith(declared) });
  return app;
}
