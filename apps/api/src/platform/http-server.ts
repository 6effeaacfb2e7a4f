import cookie from '@fastify/cookie';
import { inputLimits } from '@parages/contracts/vocabulary/limits';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import {
  createSerializerCompiler,
  validatorCompiler,
  type ZodTypeProvider,
} from 'fastify-type-provider-zod';
import { routeAccess } from './access/access.ts';
import type { ReadApiKey } from './access/api-keys.ts';
import type { ReadViewer } from './access/viewer.ts';
import { type Clock, systemClock } from './clock.ts';
import { answerHeaders, computeAnswerHeaders, type Reach } from './edge/answer-headers.ts';
import {
  boundConnections,
  type ConnectionBounds,
  connectionBounds,
  serverOptions,
} from './edge/connections.ts';
import { hostGuard } from './edge/host-guard.ts';
import type { ServedHosts } from './edge/hosts.domain.ts';
import { keyPreflight } from './edge/key-preflight.ts';
import { type ProxyTrust, toTrustProxy } from './edge/proxy-trust.ts';
import { publicAnswers } from './edge/public-answers.ts';
import { clientErrorHandler } from './edge/raw-refusals.ts';
import { unknownRoutes } from './edge/unknown-routes.ts';
import { type IdempotencyOptions, idempotency } from './idempotency/idempotency.ts';
import { requestInput } from './input/request-input.ts';
import { openapiDocument } from './openapi/document.ts';
import { namePlugins } from './plugin-names.ts';
import { Problem } from './problems/problem.ts';
import { problemAnswers, sendProblem } from './problems/problem-answers.ts';
import {
  createRateLimiter,
  declareRateClass,
  type RateLimiterOptions,
} from './rate-limits/rate-limiter.ts';

export type HttpServer = FastifyInstance;

export type HttpServerOptions = {
  logLevel: string;
  /** Instead of the standard output; only tests set it. */
  logStream?: { write: (line: string) => void };
  trustProxy: ProxyTrust;
  /** Without it every request is anonymous. */
  readViewer?: ReadViewer;
  /** Without it every API key is unknown. */
  readApiKey?: ReadApiKey;
  clock?: Clock;
  /** Without it there are no rate limits. */
  rateLimits?: RateLimiterOptions | undefined;
  /** Without it the header `Idempotency-Key` is ignored. */
  idempotentRequests?: IdempotencyOptions['requests'];
  hosts?: ServedHosts;
  reach?: Reach;
  bounds?: ConnectionBounds;
};

const bodyLimitBytes = 1_048_576;
// The session library takes seconds to load on a busy machine.
const pluginTimeoutMs = 60_000;
const anonymous: ReadViewer = async () => null;
const noKeys: ReadApiKey = async () => {
  throw new Problem('api_key_unknown');
};
const localHosts: ServedHosts = { main: 'localhost', pro: 'pro.localhost', others: [] };
const localReach: Reach = { isSecure: false, hasSecureSubdomains: false };

export async function createHttpServer(options: HttpServerOptions): Promise<HttpServer> {
  const {
    logLevel,
    logStream,
    trustProxy,
    readViewer = anonymous,
    readApiKey = noKeys,
    clock = systemClock,
    rateLimits,
    idempotentRequests: requests,
    hosts = localHosts,
    reach = localReach,
    bounds = connectionBounds,
  } = options;
  const headers = await computeAnswerHeaders(reach);
  const app = Fastify({
    logger:
      logLevel === 'silent' ? false : { level: logLevel, ...(logStream && { stream: logStream }) },
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: toTrustProxy(trustProxy),
    bodyLimit: bodyLimitBytes,
    pluginTimeout: pluginTimeoutMs,
    ...serverOptions(bounds),
    clientErrorHandler: clientErrorHandler(headers),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: inputLimits.maxParamLength },
    // The router refuses a URL that it cannot decode; the answer is a problem document too.
    frameworkErrors: (error, _request, reply) =>
      sendProblem(reply.headers(headers), new Problem('request_invalid', error.message)),
  }).withTypeProvider<ZodTypeProvider>();
  namePlugins(app as unknown as HttpServer);
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(createSerializerCompiler());
  boundConnections(app as unknown as HttpServer, bounds, headers);
  await app.register(answerHeaders, { headers });
  // Before the rate limits: the page of their refusal reads the language from a cookie.
  await app.register(cookie);
  await app.register(problemAnswers);
  app.addHook('onRoute', declareRateClass);
  const limiter = rateLimits && (await createRateLimiter(app as unknown as HttpServer, rateLimits));
  if (limiter) app.addHook('onRequest', limiter.byAddress);
  await app.register(hostGuard, { hosts });
  await app.register(keyPreflight);
  await app.register(routeAccess, { readViewer, readApiKey, clock });
  if (limiter) app.addHook('onRequest', limiter.byCaller);
  await app.register(unknownRoutes);
  await app.register(publicAnswers);
  await app.register(requestInput);
  // Once the body is valid: it is part of the fingerprint of a request.
  if (requests) await app.register(idempotency, { requests, clock });
  await app.register(openapiDocument);
  return app as unknown as HttpServer;
}
