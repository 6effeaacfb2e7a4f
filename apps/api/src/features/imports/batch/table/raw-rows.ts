import { Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { ImportFault } from '@parages/contracts/vocabulary/imports/import-faults';
import { batchImportLimits } from '@parages/contracts/vocabulary/limits';
import { CsvError, parse } from 'csv-parse';
import type { RawRow } from './headings/find-header.ts';
import { decoded, type OpenFile, type TableFormat } from './table-format.ts';

/** `row` is the physical line of the file. */
export class UnreadableTable extends Error {
  readonly code: ImportFault;
  readonly row: number;

  constructor(code: ImportFault, row: number, message: string) {
    super(message);
    this.code = code;
    this.row = row;
  }
}

const { maxLineBytes } = batchImportLimits;
// The parser processes a slice without a pause, so slices are small. Between slices and rows, the
// reader yields to the event loop once 10 ms have passed.
const turnMs = 10;
const sliceLength = 16_384;

function eventLoopYield(): () => Promise<void> {
  let began = performance.now();
  return async () => {
    if (performance.now() - began < turnMs) return;
    await nextTurn();
    began = performance.now();
  };
}

const isHalf = (code: number): boolean => code >= 0xd800 && code <= 0xdbff;

// Never splits a surrogate pair, because each slice is encoded separately.
async function* sliced(
  text: AsyncIterable<string>,
  yieldIfDue: () => Promise<void>,
): AsyncGenerator<string> {
  for await (const piece of text)
    for (let at = 0, end = 0; at < piece.length; at = end) {
      end = at + sliceLength;
      if (isHalf(piece.charCodeAt(end - 1))) end += 1;
      yield piece.slice(at, end);
      await yieldIfDue();
    }
}

// The parser's limit on a record counts the characters of cells, not separators: a line of
// separators alone would become millions of cells. Four times the limit of a record leaves room for
// quotes and spaces around cells.
const longestLine = 4 * maxLineBytes;

class LineTooLong extends Error {}

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

const codes: Readonly<Record<string, ImportFault>> = {
  CSV_QUOTE_NOT_CLOSED: 'quote_not_closed',
  CSV_MAX_RECORD_SIZE: 'record_too_long',
};

function unreadable(error: unknown, lastLine: number): unknown {
  if (error instanceof LineTooLong)
    return new UnreadableTable('record_too_long', lastLine + 1, error.message);
  if (!(error instanceof CsvError)) return error;
  const code = codes[error.code] ?? 'quote_misplaced';
  // An unclosed quote is reported where its record begins; the parser reports where it stopped.
  const row =
    code === 'quote_misplaced' && 'lines' in error && typeof error.lines === 'number'
      ? error.lines
      : lastLine + 1;
  return new UnreadableTable(code, row, error.message.slice(0, 300));
}

type ParsedRow = { info: { lines: number }; record: string[] };

export async function* rawRows(
  open: OpenFile,
  { encoding, delimiter }: TableFormat,
): AsyncGenerator<RawRow> {
  // Line of the last record read; the parser discards records that are buffered when it fails.
  let last = 0;
  let breaksBefore = 0;
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
  const yieldIfDue = eventLoopYield();
  const text = Readable.from(withBoundedLines(sliced(decoded(open, encoding), yieldIfDue)));
  text.once('error', (error) => parser.destroy(error));
  try {
    for await (const { info, record } of text.pipe(parser) as AsyncIterable<ParsedRow>) {
      const breaks = record.reduce(
        (sum, cell) => sum + (cell.includes('\n') ? cell.split('\n').length - 1 : 0),
        0,
      );
      const at = info.lines - breaks;
      yield { line: at - breaksBefore, at, cells: record };
      breaksBefore += breaks;
      await yieldIfDue();
    }
  } catch (error) {
    throw unreadable(error, last);
  } finally {
    text.destroy();
    parser.destroy();
  }
}
