import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import type { Clock } from '../clock.ts';
import { callWindows } from './call-windows.ts';

/** Unlike the library's own store, it reads a clock that tests can control. */
export function memoryStore(clock: Clock): FastifyRateLimitStoreCtor {
  return class MemoryStore implements FastifyRateLimitStore {
    readonly #count = callWindows(clock);

    incr(
      key: string,
      callback: Parameters<FastifyRateLimitStore['incr']>[1],
      windowMs: number,
    ): void {
      const { used, now, endsAt } = this.#count(key, windowMs);
      callback(null, { current: used, ttl: endsAt - now });
    }

    child(): FastifyRateLimitStore {
      return new MemoryStore();
    }
  };
}
