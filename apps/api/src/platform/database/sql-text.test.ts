import { describe, expect, it } from 'vitest';
import { emptyDatabase } from '../../../test/servers/test-database.ts';
import { packedStatement, parseSql, unpackRows } from './sql-text.ts';

describe('parseSql', () => {
  it.each([
    ['SELECT :a', 'SELECT $1', ['a']],
    ['SELECT :a::int, :b, :a', 'SELECT $1::int, $2, $1', ['a', 'b']],
    ['SELECT \':a\', ":b", :c', 'SELECT \':a\', ":b", $1', ['c']],
    ["-- :not a parameter\nSELECT 'it''s :a' || :b;", "SELECT 'it''s :a' || $1", ['b']],
    ['SELECT now()::date', 'SELECT now()::date', []],
  ])(
    'replaces each :name outside quotes and comments by $1, $2 and so on, and lists the names: %s',
    (source, text, names) => {
      expect(parseSql(source)).toEqual({ text, names });
    },
  );
});

describe('packedStatement', () => {
  const rows =
    "SELECT n, 'été « » \u2028 \"' AS words, NULL AS nothing FROM generate_series(1, :last::int) n ORDER BY n DESC";
  it.each([
    ['around', rows],
    [
      'inside',
      `SELECT '[' || coalesce(string_agg(row_to_json(r)::text, ',' ORDER BY n DESC), '') || ']' AS packed FROM (${rows}) r`,
    ],
  ] as const)(
    'with the packing "%s" returns the rows in the order of the query, texts and nulls unchanged, and [] when there is none',
    async (packing, source) => {
      const { db } = await emptyDatabase();
      const text = packedStatement(parseSql(source).text, packing);
      const words = 'été « » \u2028 "';
      expect(unpackRows(await db.$queryRawUnsafe(text, 3))).toEqual(
        [3, 2, 1].map((n) => ({ n, words, nothing: null })),
      );
      expect(unpackRows(await db.$queryRawUnsafe(text, 0))).toEqual([]);
    },
  );
});
