// Specification: §8.9
import { expect, it } from 'vitest';
import { emptyDatabase } from '../../../test/servers/test-database.ts';
import { openDatabase } from './database.ts';
import { databaseProblem } from './database-failure.ts';

it('PostgreSQL cancels a statement after the timeout, as query_timeout; the connection stays usable', async () => {
  const { url } = await emptyDatabase();
  const db = openDatabase(url, {
    engine: 'postgresql',
    statementTimeoutMs: 50,
    poolSize: 1,
    onConnectionLost: () => undefined,
  });
  try {
    const failure = await db.$queryRawUnsafe('SELECT pg_sleep(30)::text').then(
      () => undefined,
      (error: unknown) => error,
    );
    expect(databaseProblem(failure)?.code).toBe('query_timeout');
    expect(await db.$queryRawUnsafe('SELECT 1 AS one')).toEqual([{ one: 1 }]);
  } finally {
    await db.$disconnect();
  }
});
