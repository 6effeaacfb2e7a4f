import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { onDatabase, withClient } from './connect.ts';
import { applyFunctions, readFunctions, type SqlFunction } from './functions.ts';

const { TEST_DATABASE_URL: adminUrl = '', TEST_TEMPLATE: template = '' } = process.env;
const name = `parages_test_functions_${process.pid}`;
const url = onDatabase(adminUrl, name);

const asAdmin = (statement: string) =>
  withClient(adminUrl, (client) => client.query(statement).then(() => undefined));
const ask = async (statement: string): Promise<unknown> => {
  const { rows } = await withClient(url, (client) =>
    client.query<{ answer: unknown }>(`SELECT ${statement} AS answer`),
  );
  return rows[0]?.answer;
};
const signaturesOf = (functionName: string): Promise<unknown> =>
  ask(
    `(SELECT array_agg(oid::regprocedure::text ORDER BY 1) FROM pg_proc WHERE proname = '${functionName}')`,
  );

const sql = (functionName: string, head: string, body: string): SqlFunction => ({
  name: functionName,
  sql: `CREATE OR REPLACE FUNCTION ${functionName}${head} LANGUAGE sql AS $$ SELECT ${body} $$;`,
});
const ours = readFunctions();
const withOurs = (...more: SqlFunction[]) => applyFunctions(url, [...ours, ...more]);

describe('applying the SQL functions of prisma/functions to a database', () => {
  beforeEach(async () => {
    await asAdmin(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    await asAdmin(`CREATE DATABASE ${name} TEMPLATE "${template}" STRATEGY file_copy`);
  });
  afterAll(() => asAdmin(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`));

  it('finds the functions of the folder applied in a migrated database, and applies none again', async () => {
    expect(await ask('(SELECT names FROM applied_functions)')).toEqual(
      ours.map((each) => each.name),
    );
    expect(await applyFunctions(url)).toBe(false);
  });

  it('replaces in place a function whose body changed, so that prepared statements still work', async () => {
    await withOurs(sql('answer', '() RETURNS int', '1'));
    await withClient(url, async (client) => {
      const prepared = { name: 'prepared', text: 'SELECT answer()' };
      expect((await client.query(prepared)).rows).toEqual([{ answer: 1 }]);
      expect(await withOurs(sql('answer', '() RETURNS int', '2'))).toBe(true);
      expect((await client.query(prepared)).rows).toEqual([{ answer: 2 }]);
    });
  });

  it.each([
    ['parameter types', '(value text) RETURNS int', ['answer(text)']],
    ['parameter names', '(other int) RETURNS int', ['answer(integer)']],
    ['result type', '(value int) RETURNS bigint', ['answer(integer)']],
    ['parameter count', '(value int, more int) RETURNS int', ['answer(integer,integer)']],
  ])('drops the old signature when a function changes its %s', async (_what, head, signatures) => {
    await withOurs(sql('answer', '(value int) RETURNS int', '1'));
    expect(await withOurs(sql('answer', head, '1'))).toBe(true);
    expect(await signaturesOf('answer')).toEqual(signatures);
  });

  it('creates a function that calls one whose name is later in the alphabet', async () => {
    await withOurs(
      sql('first_answer', '() RETURNS int', 'second_answer()'),
      sql('second_answer', '() RETURNS int', '2'),
    );
    expect(await ask('first_answer()')).toBe(2);
  });

  it('drops a function whose file is gone', async () => {
    await withOurs(sql('answer', '() RETURNS int', '1'));
    expect(await withOurs()).toBe(true);
    expect(await signaturesOf('answer')).toBeNull();
  });

  it('changes nothing when PostgreSQL refuses a file, and names the file', async () => {
    await withOurs(sql('answer', '() RETURNS int', '1'));
    const broken = sql('broken', '() RETURNS int', 'missing()');
    await expect(withOurs(broken)).rejects.toThrow('prisma/functions/broken.sql');
    expect(await ask('answer()')).toBe(1);
    expect(await signaturesOf('broken')).toBeNull();
  });

  it('refuses to drop a function that an index needs', async () => {
    await withOurs(sql('answer', '(value int) RETURNS int IMMUTABLE', 'value'));
    await withClient(url, (client) =>
      client.query('CREATE TABLE kept (value int); CREATE INDEX ON kept (answer(value))'),
    );
    await expect(withOurs()).rejects.toThrow('other objects depend on it');
    expect(await ask('answer(3)')).toBe(3);
  });

  it('applies the functions once when two calls run at the same time', async () => {
    const answer = sql('answer', '() RETURNS int', '1');
    const applied = await Promise.all([withOurs(answer), withOurs(answer)]);
    expect(applied.toSorted()).toEqual([false, true]);
  });
});
