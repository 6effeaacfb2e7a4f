import { expect, it } from 'vitest';
import { parseSql } from '../migrations/parse-sql.ts';
import { findRetentionFaults } from './retention-faults.ts';
import { listTables } from './tables.ts';

const rows = (...lines: string[]): string =>
  ['| Tables | Kept | Why | Deleted by | Proved by |', ...lines].join('\n');
const attempts = '| `attempt` | an hour | limits | `sweep` | [x](../x.test.ts) |';
const faultsOf = (document: string, ...tables: string[]): string[] =>
  findRetentionFaults(document, tables, new Set(['sweep']));

it.each([
  [rows(attempts), []],
  [rows(attempts, '| `tour` | of events |'), ['tour: is no table']],
  [rows(), ['attempt: how long it is kept is not said']],
  [rows(attempts, '| `attempt` | of sign-in |'), ['attempt: is named twice']],
  [rows(attempts.replace('sweep', 'swept')), ['attempt: there is no job "swept"']],
  [rows(attempts.replace('../x.test.ts', '../x.ts')), ['attempt: names no test']],
  [`${rows(attempts)}\n## Outside the database\n| \`logrotate\` | 14 days |`, []],
])('of %j the retention check says %j', (document, faults) => {
  expect(faultsOf(document, 'attempt')).toEqual(faults);
});

it('listTables lists what the statements leave, temporary tables aside', async () => {
  const sql = `CREATE TABLE a (id int); CREATE TABLE auth_core.b (id int); CREATE TABLE c (id int);
    CREATE TEMP TABLE t (id int); DROP TABLE c; ALTER TABLE a RENAME TO d; DROP VIEW auth_core.b`;
  expect(listTables(await parseSql(sql))).toEqual(['auth_core.b', 'd']);
});
