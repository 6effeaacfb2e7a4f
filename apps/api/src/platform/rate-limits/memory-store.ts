import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import { rateLimits } from '@parages/contracts/vocabulary/limits';
import { LRUCache } from 'lru-cache';
import type { Clock } from '../clock.ts';

type Window = { used: number; endsAt: number };

/**
 * Counts requests in windows that begin with their first request. Unlike the library's own store,
 * it reads a clock that tests can control.
 */
export function memoryStore(clock: Clock): FastifyRateLimitStoreCtor {
  return class MemoryStore implements FastifyRateLimitStore {
    readonly #windows = new LRUCache<string, Window>({ max: rateLimits.keptInMemory });

    incr(
      key: string,
      callback: Parameters<FastifyRateLimitStore['incr']>[1],
      windowMs: number,
    ): void {
      const now = clock.now().getTime();
      const known = this.#windows.get(key);
      const open =
        known !== undefined && known.endsAt > now ? known : { used: 0, endsAt: now + windowMs };
      open.used += 1;
      this.#windows.set(key, open);
      callback(null, { current: open.used, ttl: open.endsAt - now });
    }

    child(): FastifyRateLimitStore {
      return new MemoryStore();
    }
  };
}
