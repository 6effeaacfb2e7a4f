import { createHmac } from 'node:crypto';
import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import { rateLimits } from '@parages/contracts/vocabulary/limits';
import { LRUCache } from 'lru-cache';
import type { Clock } from '../clock.ts';
import type { SqlClient } from '../database/database.ts';
import { requestCountsRepository } from './request-counts.repository.ts';

export type SharedStoreOptions = {
  db: SqlClient;
  clock: Clock;
  /** HMAC key for stored addresses, so that a copy of the database does not reveal them. */
  secret: string;
};

/**
 * Counts requests in PostgreSQL, for all processes. A process that has seen a key exceed its limit
 * refuses the key from memory until the window ends, so that a flood does not write to the
 * database.
 */
export function sharedStore({ db, clock, secret }: SharedStoreOptions): FastifyRateLimitStoreCtor {
  const counts = requestCountsRepository(db);
  const idOf = (key: string): string =>
    createHmac('sha256', secret).update(key).digest('base64url');

  return class SharedStore implements FastifyRateLimitStore {
    readonly #exceededUntil = new LRUCache<string, number>({ max: rateLimits.keptInMemory });

    incr(
      key: string,
      callback: Parameters<FastifyRateLimitStore['incr']>[1],
      windowMs: number,
      max: number,
    ): void {
      this.#count(key, windowMs, max).then(
        (result) => callback(null, result),
        (error: Error) => callback(error),
      );
    }

    async #count(
      key: string,
      windowMs: number,
      max: number,
    ): Promise<{ current: number; ttl: number }> {
      const now = clock.now();
      const endsAt = this.#exceededUntil.get(key) ?? 0;
      if (endsAt > now.getTime()) return { current: max + 1, ttl: endsAt - now.getTime() };
      this.#exceededUntil.delete(key);
      const { used, remainingMs } = await counts.count({ id: idOf(key), windowMs, now });
      if (used > max) this.#exceededUntil.set(key, now.getTime() + remainingMs);
      return { current: used, ttl: remainingMs };
    }

    child(): FastifyRateLimitStore {
      return new SharedStore();
    }
  };
}
