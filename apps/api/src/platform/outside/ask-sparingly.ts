import {
  ConsecutiveBreaker,
  circuitBreaker,
  handleAll,
  type IBackoff,
  type IBackoffFactory,
  isBrokenCircuitError,
} from 'cockatiel';
import { LRUCache } from 'lru-cache';
import type { Clock } from '../clock.ts';
import type { Pace } from './pace.ts';

export type SparingOptions = {
  /** Name of the service in errors, such as "the registry of companies". */
  name: string;
  /** How long an answer is cached, and how long `undefined` is. */
  ttlMs: { found: number; missing: number };
  /** Maximum requests per second from this process: further ones are refused. */
  perSecond: number;
  /** For jobs: each request waits for its turn, so that `perSecond` refuses none. */
  pace?: Pace | undefined;
  clock: Clock;
};

const maxEntries = 1000;
const failuresBeforePause = 3;
const pauseMs = 30_000;

// The breaker compares this duration with the machine's time. The getter returns 0 or infinity, so
// that the pause ends by the given clock, which tests can advance.
const pauseByClock = (clock: Clock): IBackoffFactory<unknown> => ({
  next: (): IBackoff<unknown> => {
    const endsAt = clock.now().getTime() + pauseMs;
    return {
      get duration() {
        return clock.now().getTime() >= endsAt ? 0 : Number.POSITIVE_INFINITY;
      },
      next: pauseByClock(clock).next,
    };
  },
});

class RateExceeded extends Error {}

/**
 * Whether the service was not called, since the rate limit or the circuit breaker held the call
 * back: the failures that opened the breaker have been thrown before.
 */
export const isHeldBack = (error: unknown): boolean =>
  error instanceof RateExceeded || isBrokenCircuitError(error);

function limitPerSecond(most: number, { name, clock }: Pick<SparingOptions, 'name' | 'clock'>) {
  let recent: number[] = [];
  return (): void => {
    const now = clock.now().getTime();
    recent = recent.filter((at) => now - at < 1000);
    if (recent.length >= most) throw new RateExceeded(`${name} is called too often`);
    recent.push(now);
  };
}

/**
 * Wraps a call of an outside service with a cache, deduplication of concurrent calls, a rate limit
 * and a circuit breaker. When the call fails or is not admitted, returns an expired cache entry if
 * there is one. The answer `undefined` means that there is no result, and is cached too. @throws
 * when the call fails or is not admitted, and nothing is cached
 */
export function askSparingly<Answer>(
  ask: (question: string) => Promise<Answer | undefined>,
  { name, ttlMs, perSecond, pace, clock }: SparingOptions,
): (question: string) => Promise<Answer | undefined> {
  const admit = limitPerSecond(perSecond, { name, clock });
  const breaker = circuitBreaker(handleAll, {
    halfOpenAfter: pauseByClock(clock),
    breaker: new ConsecutiveBreaker(failuresBeforePause),
  });
  const answers = new LRUCache<string, { answer: Answer | undefined }>({
    max: maxEntries,
    ttl: ttlMs.found,
    ttlResolution: 0,
    perf: { now: () => clock.now().getTime() },
    noDeleteOnFetchRejection: true,
    ignoreFetchAbort: true,
    fetchMethod: async (question, _expired, { options }) => {
      if (pace === undefined) admit();
      else await pace();
      const answer = await breaker.execute(() => ask(question));
      if (answer === undefined) options.ttl = ttlMs.missing;
      return { answer };
    },
  });
  return async (question) => {
    try {
      return (await answers.fetch(question))?.answer;
    } catch (error) {
      const expired = answers.peek(question, { allowStale: true });
      if (expired !== undefined) return expired.answer;
      throw error;
    }
  };
}
