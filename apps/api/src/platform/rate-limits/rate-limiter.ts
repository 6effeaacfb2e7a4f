import rateLimit, { type FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import { rateLimits } from '@parages/contracts/vocabulary/limits';
import { apiKeyLimits } from '@parages/contracts/vocabulary/organisations/api-keys';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import { isOwnRequest } from '../edge/own-request.ts';
import { Problem } from '../problems/problem.ts';
import { callerAddress } from './caller-address.ts';
import { memoryStore } from './memory-store.ts';
import { defaultRateClass, isRateClass, type RateClass } from './rate-classes.domain.ts';
import { type SharedStoreOptions, sharedStore } from './shared-store.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A function when requests of one route differ in cost. */
    rate?: RateClass | ((request: FastifyRequest) => RateClass);
  }
}

/** `factor` multiplies every limit. */
export type RateLimiterOptions = SharedStoreOptions & { factor: number };

type Limiter = ReturnType<FastifyInstance['createRateLimit']>;
type Limiters = Partial<Record<RateClass, Limiter>>;

// Requests of these classes are counted in the database for all processes, those of the others in
// the memory of each process.
const sharedClasses: readonly string[] = ['write', 'upload', 'sign-in'];

const addressOf = ({ ip = '' }: Partial<FastifyRequest>): string => callerAddress(ip);
const keyOf = (request: FastifyRequest): string => request.apiKey?.id ?? '';
const accountOf = (request: FastifyRequest): string => request.viewer?.userId ?? '';

function classOf(request: FastifyRequest): RateClass {
  const { rate } = request.routeOptions.config;
  if (typeof rate === 'function') return rate(request);
  return rate ?? defaultRateClass(request.method, request.url);
}

/** Sets the class of every route. @throws at start when a route names an unknown class */
export function declareRateClass(route: RouteOptions): void {
  const { rate = defaultRateClass(route.method, route.url) } = route.config ?? {};
  if (typeof rate !== 'function' && !isRateClass(rate))
    throw new Error(
      `Route ${String(route.method)} ${route.url} names an unknown class of rate limit: ${rate}`,
    );
  route.config = { ...route.config, rate };
}

async function enforce(
  limiter: Limiter,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const limit = await limiter(request);
  if (limit.isAllowed) return;
  const { max, remaining, ttlInSeconds, isExceeded } = limit;
  // Of several limits, the headers report the one with the fewest requests left.
  const reported = reply.getHeader('ratelimit-remaining');
  if (reported === undefined || remaining < Number(reported))
    reply.headers({
      'ratelimit-limit': max,
      'ratelimit-remaining': remaining,
      'ratelimit-reset': ttlInSeconds,
    });
  if (isExceeded) throw new Problem('rate_limited').retryAfter(ttlInSeconds);
}

export async function createRateLimiter(
  app: FastifyInstance,
  { factor, ...options }: RateLimiterOptions,
) {
  const limiters: Record<'address' | 'account' | 'key', Limiters> = {
    address: {},
    account: {},
    key: {},
  };

  const open = (store: FastifyRateLimitStoreCtor, isShared: boolean) =>
    app.register(async (scope) => {
      await scope.register(rateLimit, { global: false, store });
      const add = (
        to: Limiters,
        subject: string,
        limits: Record<string, number>,
        idOf: (request: FastifyRequest) => string,
      ): void => {
        for (const [name, most] of Object.entries(limits)) {
          if (!isRateClass(name) || sharedClasses.includes(name) !== isShared) continue;
          const keyGenerator = (request: FastifyRequest): string =>
            `${name} ${subject} ${idOf(request)}`;
          to[name] = scope.createRateLimit({
            max: most * factor,
            timeWindow: rateLimits.windowMs,
            keyGenerator,
          });
        }
      };
      add(limiters.address, 'address', rateLimits.perAddress, addressOf);
      add(limiters.account, 'account', rateLimits.perAccount, accountOf);
      add(limiters.key, 'key', apiKeyLimits.perMinute, keyOf);
    });
  await open(memoryStore(options.clock), false);
  await open(sharedStore(options), true);

  const enforcing = (by: Limiters) => async (request: FastifyRequest, reply: FastifyReply) => {
    const limiter = by[classOf(request)];
    if (limiter !== undefined && !isOwnRequest(request)) await enforce(limiter, request, reply);
  };
  const [byKey, byAccount] = [enforcing(limiters.key), enforcing(limiters.account)];
  return {
    /** For a hook that runs before the session and the body are read. */
    byAddress: enforcing(limiters.address),
    /** For a hook that runs once the API key or the session is read. */
    byCaller: async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
      if (request.apiKey !== null) await byKey(request, reply);
      else if (request.viewer !== null) await byAccount(request, reply);
    },
  };
}
