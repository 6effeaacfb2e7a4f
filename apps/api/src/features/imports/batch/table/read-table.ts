import { setImmediate } from 'node:timers/promises';
import {
  type ImportColumnName,
  importColumns,
  isImportColumn,
} from '@parages/contracts/vocabulary/imports/import-columns';
import { batchImportLimits } from '@parages/contracts/vocabulary/limits';
import { unsafeCell } from '@parages/contracts/vocabulary/text/csv-text';
import { excerpt } from '../../reading/source-record.ts';
import { derivedId } from './headings/derived-id.ts';
import {
  findHeader,
  headerSearchRows,
  type RawRow,
  sampleRows,
  samplesOf,
} from './headings/find-header.ts';
import { guessColumns, type HeadingColumn, isErrorsHeading } from './headings/guess-columns.ts';
import { rawRows } from './raw-rows.ts';
import type { CellFault } from './read-cell.ts';
import type { OpenFile, TableFormat } from './table-format.ts';

export type TableRow = RawRow & { byName: Record<string, string>; faults: CellFault[] };
/** `cells` are the headings. */
export type TableHeader = {
  line: number;
  cells: readonly string[];
  columns: readonly HeadingColumn[];
  samples: readonly (readonly string[])[];
  faults: CellFault[];
};
export type Table = { header: TableHeader; rows: AsyncGenerator<TableRow> };

const { maxColumns } = batchImportLimits;
// Bounds the memory of the first rows, each of which may have a million empty cells.
const mostFirstCells = 50_000;
const noValues = { expected: null, obtained: null };

function withoutEmptyEnd(cells: readonly string[]): string[] {
  const last = cells.findLastIndex((cell) => cell !== '');
  return cells.slice(0, last + 1);
}

const tooManyColumns = (obtained: number): CellFault => ({
  code: 'columns_too_many',
  path: null,
  expected: String(maxColumns),
  obtained: String(obtained),
});

/** A file whose headings are the fixed names must have the identifiers too. */
const derivesIds = (columns: readonly HeadingColumn[]): boolean =>
  columns.some(({ origin }) => origin === 'guess' || origin === 'choice') &&
  !columns.some(({ column }) => column === 'ext_id');

function headerFaults(cells: readonly string[], columns: readonly HeadingColumn[]): CellFault[] {
  const read = columns.map(({ column }) => column);
  const missing = importColumns.filter(
    (column) =>
      'isRequired' in column &&
      !read.includes(column.name) &&
      !(column.name === 'ext_id' && derivesIds(columns)),
  );
  const twice = read.filter((column, index) => column !== null && read.indexOf(column) < index);
  const unread = cells.filter(
    (cell, index) => cell !== '' && !isErrorsHeading(cell) && read[index] === null,
  );
  return [
    ...missing.map(({ name }) => ({
      ...noValues,
      code: 'column_missing' as const,
      path: name,
      obtained: excerpt(cells.join(' ')),
    })),
    ...[...new Set(twice)].map((path) => ({
      ...noValues,
      code: 'column_duplicate' as const,
      path,
    })),
    ...[...new Set(unread)].map((cell) => ({
      ...noValues,
      code: 'column_unknown' as const,
      path: excerpt(cell),
    })),
  ];
}

/** Returns the columns that were chosen for the headings; undefined to guess them. */
export type ChooseColumns = (
  headings: readonly string[],
) => Promise<readonly HeadingColumn[] | undefined>;

async function headerOf(
  rows: readonly RawRow[],
  choose: ChooseColumns,
): Promise<TableHeader & { index: number }> {
  const { index, headings } = findHeader(rows);
  const line = rows[index]?.line ?? 1;
  const cells = headings.length > maxColumns ? withoutEmptyEnd(headings) : headings;
  if (cells.length > maxColumns) {
    const faults = [tooManyColumns(cells.length)];
    return { index, line, cells: cells.slice(0, maxColumns), columns: [], samples: [], faults };
  }
  const samples = samplesOf(rows.slice(index + 1), cells.length);
  const columns = (await choose(cells)) ?? guessColumns(cells, samples);
  return { index, line, cells, columns, samples, faults: headerFaults(cells, columns) };
}

/** The first rows, and the error that ended the reading of the file among them. */
async function firstRows(raw: AsyncGenerator<RawRow>): Promise<{ rows: RawRow[]; end?: unknown }> {
  const rows: RawRow[] = [];
  let cells = 0;
  try {
    while (rows.length < headerSearchRows + sampleRows && cells < mostFirstCells) {
      const next = await raw.next();
      if (next.done) break;
      rows.push(next.value);
      cells += next.value.cells.length;
    }
  } catch (end) {
    if (rows.length === 0) throw end;
    return { rows, end };
  }
  return { rows };
}

function rowReader({ cells: headings, columns }: TableHeader): (row: RawRow) => TableRow {
  const isErrorFile = headings.some(isErrorsHeading);
  const isDerived = derivesIds(columns);
  const names: (ImportColumnName | null)[] = columns.map(({ column }) => column);

  return ({ line, at, cells }) => {
    const byName: Record<string, string> = {};
    for (const [index, name] of names.entries()) {
      const cell = cells[index];
      if (cell !== undefined && cell !== '' && name !== null && isImportColumn(name))
        byName[name] = isErrorFile ? unsafeCell(cell) : cell;
    }
    if (isDerived) byName.ext_id = derivedId(byName);
    // Spreadsheets omit empty cells at the end of a line. Non-empty cells beyond the header come
    // from an unquoted separator.
    const isTooLong = cells.slice(headings.length).some((cell) => cell !== '');
    const counts = { expected: String(headings.length), obtained: String(cells.length) };
    return {
      line,
      at,
      cells,
      byName,
      faults: isTooLong ? [{ ...counts, path: null, code: 'cells_too_many' }] : [],
    };
  };
}

/**
 * The header is the row of headings, which may follow other rows; `rows` are those after it.
 */
export async function readTable(
  open: OpenFile,
  format: TableFormat,
  choose: ChooseColumns = async () => undefined,
): Promise<Table> {
  const raw = rawRows(open, format);
  const first = await firstRows(raw);
  const { index, ...header } = await headerOf(first.rows, choose);
  const toRow = rowReader(header);
  async function* rows(): AsyncGenerator<TableRow> {
    for (const row of first.rows.slice(index + 1)) {
      yield toRow(row);
      // These rows are in memory: without this, the event loop would wait for all of them.
      await setImmediate();
    }
    if (first.end !== undefined) throw first.end;
    for await (const row of raw) yield toRow(row);
  }
  return { header, rows: rows() };
}
