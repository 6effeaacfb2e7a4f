import { readFile } from 'node:fs/promises';
import type pg from 'pg';
import {
  type Packing,
  packedStatement,
  parseSql,
  unpackRows,
} from '../../../../apps/api/src/platform/database/sql-text.ts';

/** `names` are the placeholders in the order of the parameters. */
export type ProductSql = {
  name: string;
  text: string;
  names: string[];
  packing: Packing | undefined;
};

const featuresFolder = new URL('../../../../apps/api/src/features/', import.meta.url);
const packingOf = (file: string): Packing | undefined => {
  if (/list-((found-)?points|candidates)\.sql$/.test(file)) return 'around';
  return /^pois\/(.+\/list-.*pois|list-cards)\.sql$/.test(file) ? 'inside' : undefined;
};

/** `file` is relative to `apps/api/src/features`. */
export async function readProductSql(file: string): Promise<ProductSql> {
  const { text, names } = parseSql(await readFile(new URL(file, featuresFolder), 'utf8'));
  const packing = packingOf(file);
  return { name: file, text: packing ? packedStatement(text, packing) : text, names, packing };
}

/** @throws {Error} for a missing value, which is a mistake of the benchmark, not a null */
export function valuesOf({ name, names }: ProductSql, params: Record<string, unknown>): unknown[] {
  return names.map((placeholder) => {
    if (!(placeholder in params))
      throw new Error(`${name} wants :${placeholder}, which the bench does not give`);
    return params[placeholder];
  });
}

/** Uses a named prepared statement, as the API does. */
export async function runProductSql(
  client: pg.Client,
  sql: ProductSql,
  params: Record<string, unknown>,
): Promise<unknown[]> {
  const { rows } = await client.query({
    name: sql.name,
    text: sql.text,
    values: valuesOf(sql, params),
  });
  return sql.packing ? unpackRows(rows) : rows;
}
