import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { emptyDatabase } from '../../../test/servers/test-database.ts';
import { type Db, openDatabase, queryText, type SqlClient } from './database.ts';
import { databaseProblem } from './database-failure.ts';

let other: Db;
let db: Db;
let lost = 0;

const failureOf = (answer: Promise<unknown>): Promise<unknown> =>
  answer.then(
    () => undefined,
    (error: unknown) => error,
  );
type Query = (client: SqlClient, statement: string, values: unknown[]) => Promise<unknown>;
const ways: [string, Query][] = [
  ['$queryRawUnsafe', (client, statement, values) => client.$queryRawUnsafe(statement, ...values)],
  ['queryText', queryText],
];
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

describe.each(ways)('openDatabase, a statement sent with %s', (_name, query) => {
  it('passes numbers, texts, booleans, instants, lists and null to PostgreSQL unchanged', async () => {
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
    expect(await query(db, statement, values)).toEqual([
      { text: '1|2.5|été|2026-06-10 10:00:00.123+00|{1,2}|{a,"b\\""}|t' },
    ]);
  });

  it('runs a statement of a transaction in that transaction', async () => {
    const statement = "SELECT current_setting('parages.mark', true) AS mark";
    await db.$transaction(async (tx) => {
      await tx.$executeRawUnsafe("SET LOCAL parages.mark = 'here'");
      expect(await query(tx, statement, [])).toEqual([{ mark: 'here' }]);
    });
  });

  it('cancels a statement after its timeout, as query_timeout, and runs the next one', async () => {
    const hurried = open(url, 50);
    const failure = await failureOf(query(hurried, 'SELECT pg_sleep(30)::text AS text', []));
    expect(databaseProblem(failure)?.code).toBe('query_timeout');
    expect(await query(hurried, "SELECT 'well' AS text", [])).toEqual([{ text: 'well' }]);
    await hurried.$disconnect();
  });

  it('reports a killed connection as service_unavailable, then opens another', async () => {
    const [row] = await db.$queryRawUnsafe<{ pid: number }[]>('SELECT pg_backend_pid() AS pid');
    const cut = failureOf(query(db, 'SELECT pg_sleep(30)::text AS text', []));
    await expect
      .poll(() =>
        other.$queryRawUnsafe(
          "SELECT pid FROM pg_stat_activity WHERE wait_event = 'PgSleep' AND pid = $1",
          row?.pid,
        ),
      )
      .toHaveLength(1);
    await other.$queryRawUnsafe('SELECT pg_terminate_backend($1::int)', row?.pid);
    expect(databaseProblem(await cut)?.code).toBe('service_unavailable');
    expect(await query(db, "SELECT 'back' AS text", [])).toEqual([{ text: 'back' }]);
  });

  it('calls onConnectionLost when an idle connection is killed, then opens another', async () => {
    const before = lost;
    const [row] = await db.$queryRawUnsafe<{ pid: number }[]>('SELECT pg_backend_pid() AS pid');
    await other.$queryRawUnsafe('SELECT pg_terminate_backend($1::int)', row?.pid);
    await expect.poll(() => lost).toBeGreaterThan(before);
    expect(await query(db, "SELECT 'back' AS text", [])).toEqual([{ text: 'back' }]);
  });

  it('reports service_unavailable while no server answers at the address', async () => {
    const nowhere = open('postgresql://app@127.0.0.1:1/nothing', 1000);
    expect(databaseProblem(await failureOf(query(nowhere, "SELECT 'x' AS text", [])))?.code).toBe(
      'service_unavailable',
    );
    expect(databaseProblem(await failureOf(query(nowhere, "SELECT 'x' AS text", [])))?.code).toBe(
      'service_unavailable',
    );
    await nowhere.$disconnect();
  });
});
