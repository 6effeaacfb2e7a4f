import { createHash } from 'node:crypto';
import { importFaults } from '@parages/contracts/vocabulary/import-faults';
import { batchImportLimits, limits } from '@parages/contracts/vocabulary/limits';
import type { Period } from '../mapping/poi-draft.ts';
import type { ErrorFile } from './error-file.ts';
import { type FindingBook, toFinding } from './finding-book.ts';
import type { CellFault } from './read-cell.ts';
import { type EventLine, lackOf, readLine } from './read-line.ts';
import { readTable, type TableRow } from './read-table.ts';
import type { OpenFile, TableFormat } from './table-format.ts';
import { titleWatch } from './title-watch.domain.ts';

/** What is remembered of an event while its file is read: where its content stands, what it is compared by, its dates. */
export type IndexedEvent = {
  line: number;
  contentHash: string;
  periods: Period[];
  lack: CellFault['code'][];
};
/** `rejected`: lines that are not imported. */
export type FileIndex = { events: Map<string, IndexedEvent>; lines: number; rejected: number };

const digest = (text: string): string => createHash('sha1').update(text).digest('base64url');

/** What an event is compared by with what an earlier import read of it. */
export const eventHash = (sorted: readonly Period[], contentHash: string): string =>
  digest(contentHash + JSON.stringify(sorted));

const indexed = ({ content, outline, period }: EventLine, line: number): IndexedEvent => ({
  line,
  contentHash: digest(content),
  periods: period === null ? [] : [period],
  lack: lackOf(outline),
});

type Reading = {
  open: OpenFile;
  format: TableFormat;
  source: string;
  book: FindingBook;
  /** Where lines go that cannot be imported. */
  errors?: ErrorFile;
  onLines?: (lines: number) => Promise<void>;
};

/**
 * Reads a whole file and writes nothing: what each line says is judged, what may be imported is remembered by identifier.
 * @throws {UnreadableTable} when it can be read no further, and whatever `errors` and `onLines` throw
 */
export async function indexFile({
  open,
  format,
  source,
  book,
  errors,
  onLines,
}: Reading): Promise<FileIndex> {
  const index: FileIndex = { events: new Map(), lines: 0, rejected: 0 };
  const { header, rows } = await readTable(open, format);
  errors?.begin(header);
  for (const fault of header.faults) book.add(toFinding(fault, 1, undefined));
  // Under a header that lacks something, every line would be told to lack it too.
  if (header.faults.some(({ code }) => importFaults[code] === 'blocking')) return index;
  const conflictOf = titleWatch();

  function judge({ line, cells, byName, faults }: TableRow): void {
    const read = readLine(source, byName);
    const { extId, event } = read;
    const all = [...faults, ...read.faults, ...conflictOf(read)];
    const known = extId === undefined ? undefined : index.events.get(extId);
    if (all.length === 0 && known !== undefined && known.periods.length >= limits.periods.max)
      all.push({
        code: 'periods_too_many',
        path: 'start_date',
        expected: String(limits.periods.max),
        obtained: null,
      });
    for (const fault of all)
      book.add(
        toFinding(
          fault,
          line,
          extId,
          fault.code === 'cells_too_many' ? 'Invalid Record Length' : null,
        ),
      );
    if (all.length > 0 || event === undefined || extId === undefined) {
      index.rejected += 1;
      errors?.add(cells, all);
      return;
    }
    if (known === undefined) {
      index.events.set(extId, indexed(event, line));
      return;
    }
    if (event.period !== null) known.periods.push(event.period);
    // A line of which only the dates are filled says nothing else.
    if (event.hasContent && digest(event.content) !== known.contentHash)
      book.add(
        toFinding(
          { code: 'lines_differ', path: null, expected: String(known.line), obtained: null },
          line,
          extId,
        ),
      );
  }

  for await (const row of rows) {
    if (index.lines >= batchImportLimits.maxLines) {
      const expected = String(batchImportLimits.maxLines);
      book.add(
        toFinding(
          { code: 'lines_too_many', path: null, expected, obtained: null },
          row.line,
          undefined,
        ),
      );
      break;
    }
    index.lines += 1;
    judge(row);
    if (errors?.isDue()) await errors.flush();
    if (index.lines % 1000 === 0) await onLines?.(index.lines);
  }
  if (index.lines === 0)
    book.add(
      toFinding(
        { code: 'lines_none', path: null, expected: null, obtained: null },
        null,
        undefined,
      ),
    );
  return index;
}

/** Whether an event, once all its lines are known, lacks something. */
export const lackOfIndexed = ({ lack, periods }: IndexedEvent): CellFault['code'][] =>
  lack.filter((code) => code !== 'day_missing' || periods.length === 0);
