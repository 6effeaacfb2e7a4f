// Specification: §8.9
import { expect, it } from 'vitest';
import { emptyDatabase } from '../../../test/servers/test-database.ts';
import { createHttpServer } from '../http-server.ts';
import { openDatabase } from './database.ts';
import { databaseProblem } from './database-failure.ts';

const openWithTimeout = (url: string) =>
  openDatabase(url, {
    engine: 'postgresql',
    statementTimeoutMs: 50,
    poolSize: 1,
    onConnectionLost: () => undefined,
  });

it('PostgreSQL cancels a statement after the timeout, as query_timeout; the connection stays usable', async () => {
  const { url } = await emptyDatabase();
  const db = openWithTimeout(url);
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

it('the API answers 503 query_timeout when PostgreSQL cancels the query of a request', async () => {
  const { url } = await emptyDatabase();
  const db = openWithTimeout(url);
  const app = await createHttpServer({ logLevel: 'silent', trustProxy: false });
  app.get('/slow', { config: { access: 'public' } }, async () =>
    db.$queryRawUnsafe('SELECT pg_sleep(30)::text'),
  );
  try {
    const answer = await app.inject({ url: '/slow' });
    expect([answer.statusCode, answer.json().code]).toEqual([503, 'query_timeout']);
  } finally {
    await app.close();
    await db.$disconnect();
  }
});
