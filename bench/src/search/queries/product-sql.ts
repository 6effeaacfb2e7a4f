import { readFile } from 'node:fs/promises';
import type pg from 'pg';
import { z } from 'zod';
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
  if (/^pois\/list\/list-.*pois\.sql$/.test(file)) return 'row';
  return /^pois\/(.+\/list-.*pois|list-cards)\.sql$/.test(file) ? 'inside' : undefined;
};

const pageRows = z.tuple([z.object({ items: z.string(), extra: z.string() })]);

/** JSON text of the cards within the radius and beyond it, of the one row of a list. */
export function cardsOf(rows: unknown): string {
  const [{ items, extra }] = pageRows.parse(rows);
  return `[${[items, extra].filter((cards) => cards !== '').join(',')}]`;
}

export function unpacked(rows: unknown[], packing: Packing | undefined): unknown[] {
  if (packing === undefined) return rows;
  return packing === 'row' ? JSON.parse(cardsOf(rows)) : unpackRows(rows);
}

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

/** Uses a named prepared statement, as the API does. Returns the cards of a list. */
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
  return unpacked(rows, sql.packing);
}
