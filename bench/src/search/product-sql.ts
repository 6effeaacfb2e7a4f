import { readFile } from 'node:fs/promises';
import type pg from 'pg';

/** A statement of the product, as its repository sends it: named, with the values its placeholders ask for, in their order. */
export type ProductSql = { name: string; text: string; names: string[] };

const featuresFolder = new URL('../../../apps/api/src/features/', import.meta.url);
// What is not a placeholder is stepped over: comments, texts, quoted names, casts.
const token = /--[^\n]*|'(?:[^']|'')*'|"[^"]*"|::|:([a-zA-Z_]\w*)/g;

/** Reads one of the API's own `.sql` files: what is measured is what runs. `file` is relative to the features. */
export async function readProductSql(file: string): Promise<ProductSql> {
  const source = await readFile(new URL(file, featuresFolder), 'utf8');
  const names: string[] = [];
  const text = source.replace(token, (found: string, name: string | undefined) => {
    if (found.startsWith('--')) return '';
    if (name === undefined) return found;
    if (!names.includes(name)) names.push(name);
    return `$${names.indexOf(name) + 1}`;
  });
  return { name: file, text: text.trim().replace(/;$/, ''), names };
}

/** A missing value is a mistake of the bench, not a null. */
export function valuesOf({ name, names }: ProductSql, params: Record<string, unknown>): unknown[] {
  return names.map((placeholder) => {
    if (!(placeholder in params)) throw new Error(`${name} wants :${placeholder}, which the bench does not give`);
    return params[placeholder];
  });
}

/** Runs a statement as the API does: prepared once per connection under its name. */
export const runProductSql = async (client: pg.Client, sql: ProductSql, params: Record<string, unknown>): Promise<unknown[]> =>
  (await client.query({ name: sql.name, text: sql.text, values: valuesOf(sql, params) })).rows;
