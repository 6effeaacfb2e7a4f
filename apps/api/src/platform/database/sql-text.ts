import { z } from 'zod';

/** A parsed `.sql` file: text with `$n` placeholders, and their names in order. */
export type SqlText = { text: string; names: string[] };

// Skips comments, quoted texts and casts; a remaining `:name` is a placeholder.
const token = /--[^\n]*|'(?:[^']|'')*'|"[^"]*"|::|:([a-zA-Z_]\w*)/g;

/**
 * Replaces each placeholder `:name`, which may repeat, by `$n`. Drops comments and a final
 * semicolon.
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
 * How the rows become one JSON text. `around`: the service wraps a statement around the query.
 * `inside`: the query itself returns one row with the column `packed`.
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
