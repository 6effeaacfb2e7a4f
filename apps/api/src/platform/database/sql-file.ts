import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { queryText, type SqlClient } from './database.ts';
import { type Packing, packedStatement, parseSql, unpackRows } from './sql-text.ts';

export type SqlQuery<Params, Row> = (db: SqlClient, params: Params) => Promise<Row[]>;

/**
 * Loads a `.sql` file once and types it. `params` lists every placeholder of the file (a difference
 * fails at start); an undefined value is sent as null. A row that does not match `row` throws: use
 * a strict object. `packing`: for lists of many columns, which are transferred as one row, as JSON
 * text in the order of the query, and past Prisma outside a transaction (`docs/adr/0002`). Only for types
 * that JSON preserves: no bigint, no bytes, instants as text.
 */
export function sqlFile<Params extends z.ZodObject, Row extends z.ZodType>(
  file: URL,
  { params, row, packing }: { params: Params; row: Row; packing?: Packing },
): SqlQuery<z.input<Params>, z.output<Row>> {
  const { text, names } = parseSql(readFileSync(file, 'utf8'));
  const declared = Object.keys(params.shape);
  const differing = [
    ...names.filter((name) => !declared.includes(name)),
    ...declared.filter((name) => !names.includes(name)),
  ];
  if (differing.length > 0)
    throw new Error(
      `${file.pathname}: parameters differ from the file's placeholders: ${differing.join(', ')}`,
    );
  const rows = z.array(row);
  const statement = packing === undefined ? text : packedStatement(text, packing);
  return async (db, values) => {
    const known: Record<string, unknown> = values;
    const args = names.map((name) => known[name] ?? null);
    if (packing !== undefined) {
      const answer = await queryText(db, statement, args);
      return rows.parse(packing === 'row' ? answer : unpackRows(answer));
    }
    return rows.parse(await db.$queryRawUnsafe(statement, ...args));
  };
}
