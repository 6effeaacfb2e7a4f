import { rateLimits } from '@parages/contracts/vocabulary/limits';
import { beforeEach, describe, expect, it } from 'vitest';
import { emptyDatabase } from '../../../test/servers/test-database.ts';
import { type Db, openDatabase } from '../database/database.ts';
import { memoryStore } from './memory-store.ts';
import { requestCountsRepository } from './request-counts.repository.ts';

let db: Db;
let url: string;
beforeEach(async () => {
  ({ db, url } = await emptyDatabase());
});

const now = new Date('2026-06-10T10:00:00Z');
const later = (ms: number): Date => new Date(now.getTime() + ms);
const windowMs = 60_000;

describe('count-request.sql', () => {
  it('counts the requests of an id in a window that begins with the first one, and from 1 again when it has ended', async () => {
    const counts = requestCountsRepository(db);
    expect(await counts.count({ id: 'a', windowMs, now })).toEqual({
      used: 1,
      remainingMs: 60_000,
    });
    expect(await counts.count({ id: 'a', windowMs, now: later(59_999) })).toEqual({
      used: 2,
      remainingMs: 1,
    });
    expect(await counts.count({ id: 'b', windowMs, now: later(59_999) })).toEqual({
      used: 1,
      remainingMs: 60_000,
    });
    expect(await counts.count({ id: 'a', windowMs, now: later(60_000) })).toEqual({
      used: 1,
      remainingMs: 60_000,
    });
  });

  it('counts 40 parallel requests of two connection pools as 1 to 40, none twice', async () => {
    const other = openDatabase(url, {
      engine: 'postgresql',
      statementTimeoutMs: 5000,
      poolSize: 3,
      onConnectionLost: () => undefined,
    });
    try {
      const counted = await Promise.all(
        Array.from({ length: 40 }, (_, n) =>
          requestCountsRepository(n % 2 === 0 ? db : other).count({ id: 'a', windowMs, now }),
        ),
      );
      expect(counted.map(({ used }) => used).toSorted((a, b) => a - b)).toEqual(
        Array.from({ length: 40 }, (_, n) => n + 1),
      );
    } finally {
      await other.$disconnect();
    }
  });
});

it('forget-request-counts.sql deletes only counts whose window has ended', async () => {
  const counts = requestCountsRepository(db);
  await counts.count({ id: 'old', windowMs, now });
  await counts.count({ id: 'new', windowMs, now: later(30_000) });
  expect(await counts.forget(later(60_001))).toBe(1);
  expect(await db.$queryRawUnsafe('SELECT id FROM request_count')).toEqual([{ id: 'new' }]);
});

describe('the memory store of rate limits', () => {
  const open = () => {
    const Store = memoryStore({ now: () => now });
    const store = new Store({});
    return (key: string): number => {
      let current = 0;
      store.incr(
        key,
        (_error, result) => {
          current = result?.current ?? 0;
        },
        windowMs,
        1,
      );
      return current;
    };
  };

  it('evicts the least recently used key above the maximum number of keys', () => {
    const count = open();
    count('victim');
    count('regular');
    for (let n = 0; n < rateLimits.keptInMemory - 1; n += 1) {
      count(`other ${n}`);
      if (n % 1000 === 0) count('regular');
    }
    expect(count('regular')).toBeGreaterThan(2);
    expect(count('victim')).toBe(1);
  });
});
