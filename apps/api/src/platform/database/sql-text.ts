import { z } from 'zod';

/** `names` are the placeholders in the order of `$1`, `$2` and so on in `text`. */
export type SqlText = { text: string; names: string[] };

// Skips comments, quoted texts and casts; a remaining `:name` is a placeholder.
const token = /--[^\n]*|'(?:[^']|'')*'|"[^"]*"|::|:([a-zA-Z_]\w*)/g;

/** A placeholder may repeat. Comments and a final semicolon are dropped. */
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
 * How the rows become one row. `around`: the service wraps a statement around the query that makes
 * one JSON text of them. `inside`: the query itself returns one row with the column `packed`.
 * `row`: the query returns one row, of texts and numbers.
 */
export type Packing = 'around' | 'inside' | 'row';

export const packedStatement = (text: string, packing: Packing): string =>
  packing === 'around'
    ? `SELECT coalesce(json_agg(answer), '[]')::text AS packed FROM (${text}) AS answer`
    : text;

/** Of a query that is packed 'around' or 'inside'. */
export const unpackRows = (answer: unknown): unknown[] =>
  JSON.parse(packedAnswer.parse(answer)[0].packed);
