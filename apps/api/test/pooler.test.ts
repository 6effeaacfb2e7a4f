import request from 'supertest';
import { expect, it } from 'vitest';
import { findPgBouncer, startPgBouncer } from '../../../infra/database/pgbouncer.ts';
import { buildApp } from '../src/app.ts';
import { readConfig } from '../src/config/config.ts';
import type { Db } from '../src/platform/database/database.ts';
import { lockName } from '../src/platform/database/named-locks.ts';
import { checkPooledSessions } from '../src/platform/database/pooler/check-pooled-sessions.ts';
import { createPoi } from './records/create-poi.ts';
import { closeAfterTest } from './servers/close-after-test.ts';
import { openTestDatabase, ownDatabase } from './servers/test-database.ts';

const now = new Date('2026-06-10T10:00:00Z');
const statementTimeoutMs = 2000;
const clients = 12;
const sessions = 2;
const pgBouncer = findPgBouncer();
const notInstalled = 'PgBouncer is not installed: apt-get install pgbouncer';

async function start(file: string) {
  const { db: direct, url } = await ownDatabase();
  const pooler = await startPgBouncer(file, url, sessions);
  const open = (isPooled: boolean): Db =>
    openTestDatabase(`${pooler.url}?application_name=pooled`, {
      isPooled,
      statementTimeoutMs,
      poolSize: clients,
    });
  const db = open(true);
  closeAfterTest(async () => {
    await db.$disconnect();
    await pooler.stop();
  });
  return { db, direct, url, open };
}

const messageOf = (answer: Promise<unknown>): Promise<string> =>
  answer.then(
    () => 'no error',
    (error: unknown) => String(error),
  );

it('behind a pooler in transaction mode, the service refuses sessions without its settings and gives the statements that set them', async ({
  skip,
}) => {
  if (pgBouncer === undefined) return skip(notInstalled);
  const { db, direct } = await start(pgBouncer);
  const message = await messageOf(checkPooledSessions(db, statementTimeoutMs));
  expect(message).toContain('DATABASE_POOLER_URL');
  const statements = message.match(/ALTER ROLE [^;]+;/g) ?? [];
  expect(statements.join(' ')).toContain("SET statement_timeout = '2000'");
  for (const statement of statements) await direct.$executeRawUnsafe(statement);
  // Sessions that were opened before keep their settings.
  await direct.$executeRawUnsafe(
    'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
  );
  await expect
    .poll(() => messageOf(checkPooledSessions(db, statementTimeoutMs)), { timeout: 5000 })
    .toBe('no error');
});

it('clients of a pooler share few sessions: searches, transactions with locks and notifications work', async ({
  skip,
}) => {
  if (pgBouncer === undefined) return skip(notInstalled);
  const { db, url, open } = await start(pgBouncer);
  const owning = open(false);
  closeAfterTest(() => owning.$disconnect());
  expect(await messageOf(owning.$queryRawUnsafe('SELECT 1 AS one'))).toMatch(/startup parameter/);

  const environment = { NODE_ENV: 'test', LOG_LEVEL: 'silent', RATE_LIMITS: 'off' };
  const config = readConfig({ ...environment, DATABASE_URL: url });
  const app = await buildApp({ config, db, clock: { now: () => now } });
  closeAfterTest(() => app.close());
  await app.ready();
  const get = (path: string, headers = {}) =>
    request(app.server).get(`/api/v1${path}`).set(headers);
  const tours = '/pois?lon=0.704&lat=47.3948';
  const { headers } = await get(tours);
  const held = { 'if-none-match': String(headers.etag) };

  await createPoi(db, now, { label: 'Bal', at: { lon: 0.7, lat: 47.4 } });
  const home = tours.replace('/pois', '/home');
  const paths = [tours, `${tours}&sort=distance`, `${tours}&q=bal`, '/pois', home, '/picks'];
  const answers = await Promise.all(
    Array.from({ length: clients * 5 }, (_, index) => get(paths[index % paths.length] ?? tours)),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  await expect.poll(async () => (await get(tours, held)).status).toBe(200);

  let running = 0;
  const inTurn = await Promise.all(
    Array.from({ length: clients }, () =>
      db.$transaction(
        async (tx) => {
          await lockName(tx, 'one at a time');
          running += 1;
          const together = running;
          await tx.$queryRawUnsafe('SELECT pg_sleep(0.01)::text');
          running -= 1;
          return together;
        },
        { maxWait: 20_000, timeout: 20_000 },
      ),
    ),
  );
  expect(Math.max(...inTurn)).toBe(1);
  const [row] = await db.$queryRawUnsafe<{ used: number }[]>(
    "SELECT count(*)::int AS used FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'pooled'",
  );
  expect(row?.used).toBeLessThanOrEqual(sessions);
});
