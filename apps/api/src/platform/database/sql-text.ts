import { z } from 'zod';

/** A parsed `.sql` file: text with `$n` placeholders, and their names in order. */
export type SqlText = { text: string; names: string[] };

// Skips comments, quoted texts and casts; a remaining `:name` is a placeholder.
const token = /--[^\n]*|'(?:[^']|'')*'|"[^"]*"|::|:([a-zA-Z_]\w*)/g;

/**
 * Replaces placeholders by `$n`: `:name`, as in psql, which may repeat. Drops comments.
 */
export function parseSql(source: string): SqlText {
  const names: string[] = [];
  const text = source
    .replace(token, (found: string, name: string | undefined) => {
      if (found.startsWith('--')) return '';
      if (name === undefined) return found;
      const known = names.indexOf(name);
      if (known >= 0) return `$${known + 1}`;
      names.push(name);
      return `$${names.length}`;
    })
    .trim()
    .replace(/;$/, '');
  return { text, names };
}

const packedAnswer = z.tuple([z.object({ packed: z.string() })]);

/**
 * How the rows become one JSON text: a statement wrapped around the query, or the query's own
 * column `packed`.
 */
export type Packing = 'around' | 'inside';

/** Wraps a query so that one JSON text holds all its rows in order. */
export const packedStatement = (text: string, packing: Packing): string =>
  packing === 'inside'
    ? text
    : `SELECT coalesce(json_agg(answer), '[]')::text AS packed FROM (${text}) AS answer`;

/** Reads the rows of a packed statement's answer. */
export const unpackRows = (answer: unknown): unknown[] =>
  JSON.parse(packedAnswer.parse(answer)[0].packed);
