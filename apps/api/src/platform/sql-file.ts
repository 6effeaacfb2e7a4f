import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { SqlClient } from './database.ts';
import { parseSql } from './sql-text.ts';

/** A query of a `.sql` file: one value per placeholder in, rows that fit their schema out. */
export type SqlQuery<Params, Row> = (db: SqlClient, params: Params) => Promise<Row[]>;

/**
 * Loads a `.sql` file once and gives it types. `params` names every placeholder of the file (a missing or an extra one stops the boot);
 * an undefined value is sent as null. A row that does not fit `row` throws: give a strict object.
 */
export function sqlFile<Params extends z.ZodObject, Row extends z.ZodType>(
  file: URL,
  { params, row }: { params: Params; row: Row },
): SqlQuery<z.input<Params>, z.output<Row>> {
  const { text, names } = parseSql(readFileSync(file, 'utf8'));
  const declared = Object.keys(params.shape);
  const differing = [...names.filter((name) => !declared.includes(name)), ...declared.filter((name) => !names.includes(name))];
  if (differing.length > 0) throw new Error(`${file.pathname}: parameters differ from the file's placeholders: ${differing.join(', ')}`);
  const rows = z.array(row);
  return async (db, values) => {
    const known: Record<string, unknown> = values;
    const answer = await db.$queryRawUnsafe(text, ...names.map((name) => known[name] ?? null));
    return rows.parse(answer);
  };
}
