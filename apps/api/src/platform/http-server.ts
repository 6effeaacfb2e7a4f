import cookie from '@fastify/cookie';
import { inputLimits } from '@parages/contracts/vocabulary/limits';
import Fastify, { type FastifyInstance, type FastifyReply, LogController } from 'fastify';
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
import { type LoadBounds, loadShedding } from './edge/load-shedding.ts';
import { type ProxyTrust, toTrustProxy } from './edge/proxy-trust.ts';
import { publicAnswers } from './edge/public-answers.ts';
import { clientErrorHandler } from './edge/raw-refusals.ts';
import { unknownRoutes } from './edge/unknown-routes.ts';
import { type IdempotencyOptions, idempotency } from './idempotency/idempotency.ts';
import { requestInput } from './input/request-input.ts';
import { loggerOptions } from './logging/logger-options.ts';
import { newRequestId, requestLog } from './logging/request-log.ts';
import type { Metrics } from './metrics/metrics.ts';
import { requestMetrics } from './metrics/request-metrics.ts';
import { nativeShell } from './native-shell.ts';
import { openapiDocument } from './openapi/document.ts';
import { namePlugins } from './plugin-names.ts';
import { Problem } from './problems/problem.ts';
import { problemAnswers, sendProblem } from './problems/problem-answers.ts';
import {
  createRateLimiter,
  declareRateClass,
  type RateLimiterOptions,
} from './rate-limits/rate-limiter.ts';
import type { Tracing } from './tracing/tracing.ts';

export type HttpServer = FastifyInstance;

export type HttpServerOptions = {
  logLevel: string;
  /** Instead of the standard output; only tests set it. */
  logStream?: { write: (line: string) => void };
  trustProxy: ProxyTrust;
  /** Without it requests are not measured. */
  metrics?: Metrics | undefined;
  /** Without it requests are not traced. */
  tracing?: Pick<Tracing, 'requests'> | undefined;
  /** Without it requests are accepted at any load. */
  load?: LoadBounds;
  /** Without it every request is anonymous. */
  readViewer?: ReadViewer;
  /** Without it every API key is unknown. */
  readApiKey?: ReadApiKey;
  clock?: Clock;
  /** Without it there are no rate limits. */
  rateLimits?: RateLimiterOptions | undefined;
  /** Without it the header `Idempotency-Key` is ignored. */
  idempotentRequests?: IdempotencyOptions['requests'];
  /** Custom scheme of the mobile application. Without it there is no application. */
  appScheme?: string;
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

// The router refuses a URL that it cannot decode; the answer is a problem document too. It does not
// repeat the URL, as the message of the error does.
const refusePath = (reply: FastifyReply): FastifyReply =>
  sendProblem(reply, new Problem('request_invalid', 'The path of the request cannot be decoded'));

/** Before every other hook: requests that they refuse are seen too. */
async function observe(
  app: HttpServer,
  { tracing, metrics }: Pick<HttpServerOptions, 'tracing' | 'metrics'>,
): Promise<void> {
  await app.register(requestLog);
  if (tracing) await app.register(tracing.requests);
  if (metrics) await app.register(requestMetrics, metrics);
}

export async function createHttpServer(options: HttpServerOptions): Promise<HttpServer> {
  const {
    logLevel,
    logStream,
    trustProxy,
    metrics,
    load,
    readViewer = anonymous,
    readApiKey = noKeys,
    clock = systemClock,
    rateLimits,
    idempotentRequests: requests,
    appScheme,
    hosts = localHosts,
    reach = localReach,
    bounds = connectionBounds,
  } = options;
  const headers = await computeAnswerHeaders(reach);
  const app = Fastify({
    logger:
      logLevel === 'silent'
        ? false
        : { ...loggerOptions(logLevel), ...(logStream && { stream: logStream }) },
    genReqId: newRequestId,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: toTrustProxy(trustProxy),
    bodyLimit: bodyLimitBytes,
    pluginTimeout: pluginTimeoutMs,
    ...serverOptions(bounds),
    clientErrorHandler: clientErrorHandler(headers),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: inputLimits.maxParamLength },
    frameworkErrors: (_error, _request, reply) => refusePath(reply.headers(headers)),
  }).withTypeProvider<ZodTypeProvider>();
  namePlugins(app as unknown as HttpServer);
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(createSerializerCompiler());
  boundConnections(app as unknown as HttpServer, bounds, headers);
  await observe(app as unknown as HttpServer, options);
  await app.register(answerHeaders, { headers });
  // Before the rate limits: the page of their refusal reads the language from a cookie.
  await app.register(cookie);
  await app.register(problemAnswers);
  // Before anything refuses a request: the application reads refusals too, such as the 401 upon
  // which it renews its session.
  if (appScheme !== undefined) await app.register(nativeShell, { appScheme });
  if (load) await app.register(loadShedding, { bounds: load, ...(metrics && { metrics }) });
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
