import { excerpt } from '../../../reading/source-record.ts';
import { isKnownHeading } from './guess-columns.ts';

/**
 * `line` is the row as spreadsheets number it, in which a cell with line breaks is one row; `at` is
 * the physical line of the file on which it begins.
 */
export type RawRow = { line: number; at: number; cells: string[] };
/** `index` is that of the last row of the header. */
export type FoundHeader = { index: number; headings: string[] };

/** Rows above the headings, such as the title of a programme, are looked through as far as here. */
export const headerSearchRows = 15;
const samplesPerColumn = 3;
export const sampleRows = 60;

const filled = (cells: readonly string[]): number => cells.filter((cell) => cell !== '').length;
const known = (headings: readonly string[]): number =>
  new Set(headings.filter((heading) => heading !== '' && isKnownHeading(heading))).size;

/**
 * Joins headings of two rows: « Date » over « début » and « fin ». A merged cell has its text in its
 * first cell alone.
 */
function joined(above: readonly string[], below: readonly string[]): string[] {
  let group = '';
  return Array.from({ length: Math.max(above.length, below.length) }, (_, index) => {
    const over = above[index] ?? '';
    const own = below[index] ?? '';
    if (over !== '') group = over;
    if (own === '') return over;
    const whole = group === '' ? own : `${group} ${own}`;
    return isKnownHeading(own) && !isKnownHeading(whole) ? own : whole;
  });
}

/**
 * The row with the most usual headings among the first ones, alone or with the row above it; without
 * any, the first row.
 */
export function findHeader(rows: readonly RawRow[]): FoundHeader {
  let best: FoundHeader = { index: 0, headings: rows[0]?.cells ?? [] };
  let most = known(best.headings);
  for (const [index, { cells }] of rows.slice(0, headerSearchRows).entries()) {
    const above = rows[index - 1]?.cells ?? [];
    const both = filled(above) > 1 ? joined(above, cells) : [];
    for (const headings of [cells, both]) {
      const count = known(headings);
      if (count <= Math.max(most, 1)) continue;
      most = count;
      best = { index, headings };
    }
  }
  return best;
}

/** Up to three different values of each column, of the first rows after the header. */
export function samplesOf(rows: readonly RawRow[], columns: number): string[][] {
  const samples = Array.from({ length: columns }, () => [] as string[]);
  for (const { cells } of rows.slice(0, sampleRows))
    for (const [index, values] of samples.entries()) {
      const value = excerpt(cells[index] ?? '');
      if (value !== '' && values.length < samplesPerColumn && !values.includes(value))
        values.push(value);
    }
  return samples;
}
