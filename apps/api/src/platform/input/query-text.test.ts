import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { emptyDatabase } from '../../../test/servers/test-database.ts';
import { type Db, openDatabase, queryText } from '../database/database.ts';
import { databaseProblem } from '../database/database-failure.ts';

let other: Db;
let db: Db;
let lost = 0;

const failureOf = (answer: Promise<unknown>): Promise<unknown> =>
  answer.then(
    () => undefined,
    (error: unknown) => error,
  );
const open = (url: string, statementTimeoutMs: number): Db =>
  openDatabase(url, {
    engine: 'postgresql',
    statementTimeoutMs,
    poolSize: 1,
    connectTimeoutMs: 30_000,
    onConnectionLost: () => lost++,
  });

let url: string;
beforeAll(async () => {
  ({ db: other, url } = await emptyDatabase());
  db = open(url, 20_000);
});
afterAll(() => db.$disconnect());

describe('queryText', () => {
  it('sends values as Prisma does', async () => {
    const values = [
      1,
      2.5,
      null,
      'été',
      new Date('2026-06-10T10:00:00.123Z'),
      [1, 2],
      ['a', 'b"'],
      true,
    ];
    const statement =
      "SELECT concat_ws('|', $1::int, $2::float8, $3::text, $4::text, $5::timestamptz, $6::int[], $7::text[], $8::boolean) AS text";
    const direct = await queryText(db, statement, values);
    expect(direct).toEqual(await db.$queryRawUnsafe(statement, ...values));
    expect(direct).toEqual([{ text: '1|2.5|été|2026-06-10 10:00:00.123+00|{1,2}|{a,"b\\""}|t' }]);
  });

  it('runs inside the given transaction', async () => {
    const statement = "SELECT current_setting('parages.mark', true) AS mark";
    await db.$transaction(async (tx) => {
      await tx.$executeRawUnsafe("SET LOCAL parages.mark = 'here'");
      expect(await queryText(tx, statement, [])).toEqual([{ mark: 'here' }]);
    });
  });

  it('is cancelled after the statement timeout and mapped to query_timeout', async () => {
    const shortTimeout = open(url, 50);
    const failure = await failureOf(
      queryText(shortTimeout, 'SELECT pg_sleep(30)::text AS text', []),
    );
    expect(databaseProblem(failure)?.code).toBe('query_timeout');
    expect(await queryText(shortTimeout, "SELECT 'well' AS text", [])).toEqual([{ text: 'well' }]);
    await shortTimeout.$disconnect();
  });

  it('maps a killed connection to service_unavailable and reconnects', async () => {
    const [row] = await db.$queryRawUnsafe<{ pid: number }[]>('SELECT pg_backend_pid() AS pid');
    const interrupted = failureOf(queryText(db, 'SELECT pg_sleep(30)::text AS text', []));
    await expect
      .poll(() =>
        other.$queryRawUnsafe(
          "SELECT pid FROM pg_stat_activity WHERE wait_event = 'PgSleep' AND pid = $1",
          row?.pid,
        ),
      )
      .toHaveLength(1);
    await other.$queryRawUnsafe('SELECT pg_terminate_backend($1::int)', row?.pid);
    expect(databaseProblem(await interrupted)?.code).toBe('service_unavailable');
    expect(await queryText(db, "SELECT 'back' AS text", [])).toEqual([{ text: 'back' }]);
  });

  it('reports the loss of an idle connection', async () => {
    const before = lost;
    const [row] = await db.$queryRawUnsafe<{ pid: number }[]>('SELECT pg_backend_pid() AS pid');
    await other.$queryRawUnsafe('SELECT pg_terminate_backend($1::int)', row?.pid);
    await expect.poll(() => lost).toBeGreaterThan(before);
    expect(await queryText(db, "SELECT 'back' AS text", [])).toEqual([{ text: 'back' }]);
  });

  it('maps an unreachable database to service_unavailable', async () => {
    const nowhere = open('postgresql://app@127.0.0.1:1/nothing', 1000);
    expect(
      databaseProblem(await failureOf(queryText(nowhere, "SELECT 'x' AS text", [])))?.code,
    ).toBe('service_unavailable');
    expect(
      databaseProblem(await failureOf(queryText(nowhere, "SELECT 'x' AS text", [])))?.code,
    ).toBe('service_unavailable');
    await nowhere.$disconnect();
  });
});
