import { Readable } from 'node:stream';
import { setImmediate as letOthersGo } from 'node:timers/promises';
import {
  importColumns,
  importErrorsColumn,
  isImportColumn,
} from '@parages/contracts/vocabulary/imports/import-columns';
import type { ImportFault } from '@parages/contracts/vocabulary/imports/import-faults';
import { batchImportLimits } from '@parages/contracts/vocabulary/limits';
import { CsvError, parse } from 'csv-parse';
import { excerpt } from '../../reading/source-record.ts';
import { unsafeCell } from './csv-text.domain.ts';
import type { CellFault } from './read-cell.ts';
import { decoded, type OpenFile, type TableFormat } from './table-format.ts';

/** Why a file can be read no further; `row` is the physical line. */
export class UnreadableTable extends Error {
  readonly code: ImportFault;
  readonly row: number;

  constructor(code: ImportFault, row: number, message: string) {
    super(message);
    this.code = code;
    this.row = row;
  }
}

/** A line of values: where it begins in the file, its cells as they stand, and by the names of its columns. */
export type TableRow = {
  line: number;
  cells: readonly string[];
  byName: Record<string, string>;
  faults: CellFault[];
};
/** The first line of a file: its cells, and what is wrong with them. */
export type TableHeader = { cells: readonly string[]; faults: CellFault[] };
export type Table = { header: TableHeader; rows: AsyncGenerator<TableRow> };

const { maxLineBytes, maxColumns } = batchImportLimits;
// Of rows that are long or costly to judge, few fit into a turn of the event loop. The parser works through a slice of text in one go.
const turnMs = 10;
const sliceLength = 16_384;

/** Lets the event loop turn, unless it has just done so. */
function loopTurns(): () => Promise<void> {
  let began = performance.now();
  return async () => {
    if (performance.now() - began < turnMs) return;
    await letOthersGo();
    began = performance.now();
  };
}

const isHalf = (code: number): boolean => code >= 0xd800 && code <= 0xdbff;

// A character of two halves is never cut: each slice becomes bytes on its own.
async function* sliced(
  text: AsyncIterable<string>,
  letTurn: () => Promise<void>,
): AsyncGenerator<string> {
  for await (const piece of text)
    for (let at = 0, end = 0; at < piece.length; at = end) {
      end = at + sliceLength;
      if (isHalf(piece.charCodeAt(end - 1))) end += 1;
      yield piece.slice(at, end);
      await letTurn();
    }
}

// The parser counts the characters of cells towards its longest record, and none of the separators between empty ones: a line of separators
// alone would become millions of cells. Quotes and spaces around cells make a line longer than its record, never four times.
const longestLine = 4 * maxLineBytes;

class LineTooLong extends Error {}

/** Passes text on until one of its lines is longer than any record. @throws {LineTooLong} */
async function* withBoundedLines(text: AsyncIterable<string>): AsyncGenerator<string> {
  let length = 0;
  for await (const piece of text) {
    const lastBreak = Math.max(piece.lastIndexOf('\n'), piece.lastIndexOf('\r'));
    length = lastBreak < 0 ? length + piece.length : piece.length - lastBreak - 1;
    if (length > longestLine)
      throw new LineTooLong(`A line has more than ${longestLine} characters`);
    yield piece;
  }
}

const nameOf = (header: string): string =>
  header
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, '_');

function checkHeader(cells: readonly string[]): TableHeader {
  const names = cells.map(nameOf);
  const told = { expected: null, obtained: null };
  if (cells.length > maxColumns) {
    const fault = {
      code: 'columns_too_many',
      path: null,
      expected: String(maxColumns),
      obtained: String(cells.length),
    } as const;
    return { cells: cells.slice(0, maxColumns), faults: [fault] };
  }
  const missing = importColumns.filter(
    (column) => 'isRequired' in column && !names.includes(column.name),
  );
  const twice = names.filter((name, index) => isImportColumn(name) && names.indexOf(name) < index);
  const unknown = names.filter(
    (name) => name !== '' && name !== importErrorsColumn && !isImportColumn(name),
  );
  return {
    cells,
    faults: [
      ...missing.map(({ name }) => ({
        ...told,
        code: 'column_missing' as const,
        path: name,
        obtained: excerpt(cells.join(' ')),
      })),
      ...[...new Set(twice)].map((path) => ({ ...told, code: 'column_duplicate' as const, path })),
      ...[...new Set(unknown)].map((name) => ({
        ...told,
        code: 'column_unknown' as const,
        path: excerpt(name),
      })),
    ],
  };
}

const codes: Readonly<Record<string, ImportFault>> = {
  CSV_QUOTE_NOT_CLOSED: 'quote_not_closed',
  CSV_MAX_RECORD_SIZE: 'record_too_long',
};

function unreadable(error: unknown, lastLine: number): unknown {
  if (error instanceof LineTooLong)
    return new UnreadableTable('record_too_long', lastLine + 1, error.message);
  if (!(error instanceof CsvError)) return error;
  const code = codes[error.code] ?? 'quote_misplaced';
  // What is never closed is told where it began; the reader only knows where it gave up.
  const row =
    code === 'quote_misplaced' && 'lines' in error && typeof error.lines === 'number'
      ? error.lines
      : lastLine + 1;
  return new UnreadableTable(code, row, error.message.slice(0, 300));
}

type RawRow = { info: { lines: number }; record: string[] };

async function* rawRows(
  open: OpenFile,
  { encoding, delimiter }: TableFormat,
): AsyncGenerator<{ line: number; cells: string[] }> {
  // Where the reader is: what it has read and nobody has taken yet is lost when it gives up.
  let last = 0;
  const parser = parse({
    on_record: (record: string[], { lines }) => {
      last = lines;
      return record;
    },
    bom: true,
    delimiter,
    info: true,
    trim: true,
    skip_empty_lines: true,
    skip_records_with_empty_values: true,
    relax_column_count: true,
    max_record_size: maxLineBytes,
  });
  const letTurn = loopTurns();
  const text = Readable.from(withBoundedLines(sliced(decoded(open, encoding), letTurn)));
  text.once('error', (error) => parser.destroy(error));
  try {
    for await (const { info, record } of text.pipe(parser) as AsyncIterable<RawRow>) {
      const breaks = record.reduce(
        (sum, cell) => sum + (cell.includes('\n') ? cell.split('\n').length - 1 : 0),
        0,
      );
      yield { line: info.lines - breaks, cells: record };
      await letTurn();
    }
  } catch (error) {
    throw unreadable(error, last);
  } finally {
    text.destroy();
    parser.destroy();
  }
}

/**
 * Reads a file as a table, line by line in constant memory; the loop of whoever reads lets others go. No header when there is no line at all.
 * @throws {UnreadableTable} now or while rows are read
 */
export async function readTable(open: OpenFile, format: TableFormat): Promise<Table> {
  const raw = rawRows(open, format);
  const first = await raw.next();
  const header = checkHeader(first.done ? [] : first.value.cells);
  const names = header.cells.map(nameOf);
  const isOurs = names.includes(importErrorsColumn);

  function toRow({ line, cells }: { line: number; cells: string[] }): TableRow {
    const byName: Record<string, string> = {};
    for (const [index, name] of names.entries()) {
      const cell = cells[index];
      if (cell !== undefined && cell !== '' && isImportColumn(name))
        byName[name] = isOurs ? unsafeCell(cell) : cell;
    }
    // Cells that a spreadsheet left out at the end are empty; cells beyond the header that say something are a separator too many.
    const isTooLong = cells.slice(names.length).some((cell) => cell !== '');
    const told = { path: null, expected: String(names.length), obtained: String(cells.length) };
    return { line, cells, byName, faults: isTooLong ? [{ ...told, code: 'cells_too_many' }] : [] };
  }
  async function* rows(): AsyncGenerator<TableRow> {
    for await (const row of raw) yield toRow(row);
  }
  return { header, rows: rows() };
}
