import type { Clock } from '../clock.ts';

type CacheEntry<Answer> = { answer: Answer | undefined; askedAt: number };

export type SparingOptions = {
  /** Name of the service in errors: "the registry of companies". */
  name: string;
  /** Time to live of an answer, and of a missing one, in milliseconds. */
  ttlMs: { found: number; missing: number };
  /** Maximum requests per second over all callers. */
  perSecond: number;
  clock: Clock;
};

const maxEntries = 1000;
const failuresBeforePause = 3;
const pauseMs = 30_000;

/**
 * Wraps a call of an outside service with a cache, deduplication of concurrent calls, a rate limit
 * and a circuit breaker that opens for half a minute after three consecutive failures. Falls back
 * to an expired cache entry. `undefined` is an answer: there is no result. @throws when the call
 * fails and nothing is cached
 */
export function askSparingly<Answer>(
  ask: (question: string) => Promise<Answer | undefined>,
  { name, ttlMs, perSecond, clock }: SparingOptions,
): (question: string) => Promise<Answer | undefined> {
  const cache = new Map<string, CacheEntry<Answer>>();
  const inFlight = new Map<string, Promise<Answer | undefined>>();
  let recent: number[] = [];
  let failures = 0;
  let pausedUntil = 0;

  const isFresh = ({ answer, askedAt }: CacheEntry<Answer>): boolean =>
    clock.now().getTime() - askedAt < (answer === undefined ? ttlMs.missing : ttlMs.found);

  function admit(now: number): void {
    recent = recent.filter((at) => now - at < 1000);
    if (now < pausedUntil) throw new Error(`${name} is paused after repeated failures`);
    if (recent.length >= perSecond) throw new Error(`${name} is called too often`);
    recent.push(now);
  }

  function keep(question: string, answer: Answer | undefined, askedAt: number): void {
    cache.delete(question);
    cache.set(question, { answer, askedAt });
    const [oldest] = cache.keys();
    if (cache.size > maxEntries && oldest !== undefined) cache.delete(oldest);
  }

  async function askNow(question: string): Promise<Answer | undefined> {
    const now = clock.now().getTime();
    admit(now);
    try {
      const answer = await ask(question);
      failures = 0;
      keep(question, answer, now);
      return answer;
    } catch (error) {
      failures += 1;
      // The first call after the pause probes the service: another failure starts another pause.
      if (failures >= failuresBeforePause) pausedUntil = clock.now().getTime() + pauseMs;
      throw error;
    }
  }

  function askOnce(question: string): Promise<Answer | undefined> {
    const waiting = inFlight.get(question);
    if (waiting) return waiting;
    const started = askNow(question).finally(() => inFlight.delete(question));
    inFlight.set(question, started);
    return started;
  }

  return async (question) => {
    const known = cache.get(question);
    if (known && isFresh(known)) return known.answer;
    try {
      return await askOnce(question);
    } catch (error) {
      if (known) return known.answer;
      throw error;
    }
  };
}
