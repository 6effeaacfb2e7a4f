import { readFile } from 'node:fs/promises';
import type pg from 'pg';
import { packedStatement, parseSql, unpackRows } from '../../../apps/api/src/platform/sql-text.ts';

/** A statement of the product, as its repository sends it: named, with the values its placeholders ask for, in their order. */
export type ProductSql = { name: string; text: string; names: string[]; isPacked: boolean };

const featuresFolder = new URL('../../../apps/api/src/features/', import.meta.url);
// Lists of cards and points cross as one JSON text.
const packedFiles = /^pois\/list-(?!squares)/;

/** Reads one of the API's own `.sql` files: what is measured is what runs. `file` is relative to the features. */
export async function readProductSql(file: string): Promise<ProductSql> {
  const { text, names } = parseSql(await readFile(new URL(file, featuresFolder), 'utf8'));
  const isPacked = packedFiles.test(file);
  return { name: file, text: isPacked ? packedStatement(text) : text, names, isPacked };
}

/** A missing value is a mistake of the bench, not a null. */
export function valuesOf({ name, names }: ProductSql, params: Record<string, unknown>): unknown[] {
  return names.map((placeholder) => {
    if (!(placeholder in params)) throw new Error(`${name} wants :${placeholder}, which the bench does not give`);
    return params[placeholder];
  });
}

/** Runs a statement as the API does: prepared once per connection under its name. */
export async function runProductSql(client: pg.Client, sql: ProductSql, params: Record<string, unknown>): Promise<unknown[]> {
  const { rows } = await client.query({ name: sql.name, text: sql.text, values: valuesOf(sql, params) });
  return sql.isPacked ? unpackRows(rows) : rows;
}
