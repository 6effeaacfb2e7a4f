import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { createSerializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import { routeAccess } from './access.ts';
import { hostGuard } from './edge/host-guard.ts';
import type { ServedHosts } from './edge/hosts.domain.ts';
import { type ProxyTrust, toTrustProxy } from './edge/proxy-trust.ts';
import { openapiDocument } from './openapi/document.ts';
import { Problem } from './problem.ts';
import { problemAnswers, sendProblem } from './problem-answers.ts';
import { createRateLimiter, declareRateClass, type RateLimiterOptions } from './rate-limits/rate-limiter.ts';
import { requestInput } from './request-input.ts';
import type { ReadViewer } from './viewer.ts';

/** A Fastify instance whose routes are typed by zod. */
export type HttpServer = FastifyInstance;

export type HttpServerOptions = {
  logLevel: string;
  trustProxy: ProxyTrust;
  /** Without it every request is anonymous. */
  readViewer?: ReadViewer;
  /** Without it requests are not counted. */
  rateLimits?: RateLimiterOptions | undefined;
  /** The hosts of a development machine unless given. */
  hosts?: ServedHosts;
};

const bodyLimitBytes = 1_048_576;
const headersTimeoutMs = 10_000;
// A picture as large as may be, over the half megabit a second that is left of a network in the country.
const requestTimeoutMs = 180_000;
const nobody: ReadViewer = async () => null;
const localHosts: ServedHosts = { main: 'localhost', pro: 'pro.localhost', others: [] };

/** An HTTP server with the house's rules and no route yet: typed schemas, declared access, one kind of refusal, one document. */
export async function createHttpServer(options: HttpServerOptions): Promise<HttpServer> {
  const { logLevel, trustProxy, readViewer = nobody, rateLimits, hosts = localHosts } = options;
  const app = Fastify({
    logger: logLevel === 'silent' ? false : { level: logLevel },
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: toTrustProxy(trustProxy),
    bodyLimit: bodyLimitBytes,
    requestTimeout: requestTimeoutMs,
    // A missing Host is refused by the guard, with the document and the headers of every refusal.
    http: { headersTimeout: headersTimeoutMs, requireHostHeader: false },
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 300 },
    // An address that cannot be decoded is refused before any route, and by the same kind of document.
    frameworkErrors: (error, _request, reply) => sendProblem(reply, new Problem('request_invalid', error.message)),
  }).withTypeProvider<ZodTypeProvider>();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(createSerializerCompiler());
  await app.register(problemAnswers);
  app.addHook('onRoute', declareRateClass);
  const limiter = rateLimits && (await createRateLimiter(app as unknown as HttpServer, rateLimits));
  if (limiter) app.addHook('onRequest', limiter.byAddress);
  await app.register(hostGuard, { hosts });
  await app.register(routeAccess, { readViewer });
  if (limiter) app.addHook('onRequest', limiter.byAccount);
  await app.register(requestInput);
  await app.register(openapiDocument);
  app.setNotFoundHandler((_request, reply) => sendProblem(reply, new Problem('not_found')));
  return app as unknown as HttpServer;
}
