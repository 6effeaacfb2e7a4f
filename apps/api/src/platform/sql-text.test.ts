import { describe, expect, it } from 'vitest';
import { parseSql } from './sql-text.ts';

describe('parseSql', () => {
  it.each([
    ['SELECT :a', 'SELECT $1', ['a']],
    ['SELECT :a::int, :b, :a', 'SELECT $1::int, $2, $1', ['a', 'b']],
    ['SELECT \':a\', ":b", :c', 'SELECT \':a\', ":b", $1', ['c']],
    ["-- :not a parameter\nSELECT 'it''s :a' || :b;", "SELECT 'it''s :a' || $1", ['b']],
    ['SELECT now()::date', 'SELECT now()::date', []],
  ])('%s', (source, text, names) => {
    expect(parseSql(source)).toEqual({ text, names });
  });
});
