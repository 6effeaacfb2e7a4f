import { z } from 'zod';

/** A `.sql` file made ready for PostgreSQL: `$n` placeholders, and the names they stand for, in order. */
export type SqlText = { text: string; names: string[] };

// Comments, quoted texts and casts are stepped over; what remains of the form :name is a placeholder.
const token = /--[^\n]*|'(?:[^']|'')*'|"[^"]*"|::|:([a-zA-Z_]\w*)/g;

/** Reads `:name` placeholders as `psql -v` would; the same name may stand several times. Comments are dropped. */
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

/** How all rows of a query become one JSON text: PostgreSQL is told to, or the query does it by itself, in a column `packed`. */
export type Packing = 'around' | 'inside';

/** The statement whose one row and column holds every row of a query, in its order, as one JSON text. */
export const packedStatement = (text: string, packing: Packing): string =>
  packing === 'inside'
    ? text
    : `SELECT coalesce(json_agg(answer), '[]')::text AS packed FROM (${text}) AS answer`;

/** The rows that a packed statement answered. */
export const unpackRows = (answer: unknown): unknown[] =>
  JSON.parse(packedAnswer.parse(answer)[0].packed);
