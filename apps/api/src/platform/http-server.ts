import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { createSerializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import { routeAccess } from './access.ts';
import { openapiDocument } from './openapi/document.ts';
import { Problem } from './problem.ts';
import { problemAnswers, sendProblem } from './problem-answers.ts';
import { createRateLimiter, declareRateClass, type RateLimiterOptions } from './rate-limits/rate-limiter.ts';
import type { ReadViewer } from './viewer.ts';

/** A Fastify instance whose routes are typed by zod. */
export type HttpServer = FastifyInstance;

/** Without `readViewer` every request is anonymous; without `rateLimits` requests are not counted. */
export type HttpServerOptions = {
  logLevel: string;
  trustProxy: boolean | string;
  readViewer?: ReadViewer;
  rateLimits?: RateLimiterOptions | undefined;
};

const bodyLimitBytes = 1_048_576;
const headersTimeoutMs = 10_000;
// A picture as large as may be, over the half megabit a second that is left of a network in the country.
const requestTimeoutMs = 180_000;
const nobody: ReadViewer = async () => null;

/** An HTTP server with the house's rules and no route yet: typed schemas, declared access, one kind of refusal, one document. */
export async function createHttpServer(options: HttpServerOptions): Promise<HttpServer> {
  const { logLevel, trustProxy, readViewer = nobody, rateLimits } = options;
  const app = Fastify({
    logger: logLevel === 'silent' ? false : { level: logLevel },
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy,
    bodyLimit: bodyLimitBytes,
    requestTimeout: requestTimeoutMs,
    http: { headersTimeout: headersTimeoutMs },
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
  await app.register(routeAccess, { readViewer });
  if (limiter) app.addHook('onRequest', limiter.byAccount);
  await app.register(openapiDocument);
  app.setNotFoundHandler((_request, reply) => sendProblem(reply, new Problem('not_found')));
  return app as unknown as HttpServer;
}
