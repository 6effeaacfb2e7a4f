import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { SqlClient } from './database.ts';
import { packedStatement, parseSql, unpackRows } from './sql-text.ts';

/** A query of a `.sql` file: one value per placeholder in, rows that fit their schema out. */
export type SqlQuery<Params, Row> = (db: SqlClient, params: Params) => Promise<Row[]>;

/**
 * Loads a `.sql` file once and gives it types. `params` names every placeholder of the file (a missing or an extra one stops the boot);
 * an undefined value is sent as null. A row that does not fit `row` throws: give a strict object.
 * `isPacked` is for lists of many columns: they cross as one JSON text, in the order of the query, where Prisma would take a microsecond
 * for each value. Only for what JSON says alike: no bigint, no bytes, instants as text.
 */
export function sqlFile<Params extends z.ZodObject, Row extends z.ZodType>(
  file: URL,
  { params, row, isPacked = false }: { params: Params; row: Row; isPacked?: boolean },
): SqlQuery<z.input<Params>, z.output<Row>> {
  const { text, names } = parseSql(readFileSync(file, 'utf8'));
  const declared = Object.keys(params.shape);
  const differing = [...names.filter((name) => !declared.includes(name)), ...declared.filter((name) => !names.includes(name))];
  if (differing.length > 0) throw new Error(`${file.pathname}: parameters differ from the file's placeholders: ${differing.join(', ')}`);
  const rows = z.array(row);
  const statement = isPacked ? packedStatement(text) : text;
  return async (db, values) => {
    const known: Record<string, unknown> = values;
    const answer = await db.$queryRawUnsafe(statement, ...names.map((name) => known[name] ?? null));
    return rows.parse(isPacked ? unpackRows(answer) : answer);
  };
}
