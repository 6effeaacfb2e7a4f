import { createHash } from 'node:crypto';
import type { PlausibleDays } from '@parages/contracts/vocabulary/events/plausible-periods';
import { importFaults } from '@parages/contracts/vocabulary/imports/import-faults';
import { batchImportLimits, limits } from '@parages/contracts/vocabulary/limits';
import type { Period, PoiDraft } from '../../mapping/poi-draft.ts';
import type { CheckedPlace } from '../../plausibility/plausible-places.domain.ts';
import { dateFaults } from './date-faults.ts';
import type { ErrorFile } from './error-file.ts';
import { type FindingCollector, isWrong, toFinding } from './finding-collector.ts';
import type { CellFault } from './read-cell.ts';
import { type EventLine, missingIn, pastDays, readLine } from './read-line.ts';
import { type ChooseColumns, readTable, type TableHeader, type TableRow } from './read-table.ts';
import type { OpenFile, TableFormat } from './table-format.ts';
import { titleConflicts } from './title-conflicts.domain.ts';

/**
 * `contentHash` and `missing` are those of the first valid line of the event, `periods` those of
 * all its valid lines.
 */
export type IndexedEvent = {
  line: number;
  contentHash: string;
  periods: Period[];
  missing: CellFault['code'][];
};
export type FileIndex = {
  events: Map<string, IndexedEvent>;
  lines: number;
  rejected: number;
  header: TableHeader | undefined;
  /** The first events, with the date of their first line alone. */
  firstDrafts: PoiDraft[];
};

export const emptyIndex = (): FileIndex => ({
  events: new Map(),
  lines: 0,
  rejected: 0,
  header: undefined,
  firstDrafts: [],
});

const digest = (text: string): string => createHash('sha1').update(text).digest('base64url');

/** Digest by which the next import detects a changed event. */
export const eventHash = (sorted: readonly Period[], contentHash: string): string =>
  digest(contentHash + JSON.stringify(sorted));

const indexed = ({ content, outline, period }: EventLine, line: number): IndexedEvent => ({
  line,
  contentHash: digest(content),
  periods: period === null ? [] : [period],
  missing: missingIn(outline),
});

/** The place of an event, from its first valid line. */
export type IndexedPlace = { line: number; extId: string; place: CheckedPlace };

type Reading = {
  open: OpenFile;
  format: TableFormat;
  source: string;
  collector: FindingCollector;
  errors?: ErrorFile;
  days: PlausibleDays;
  choose: ChooseColumns;
  /** Receives the places of all events, at most `placesAtOnce` at a time. */
  onPlaces?: (places: readonly IndexedPlace[]) => Promise<void>;
  onLines?: (lines: number) => Promise<void>;
};

const placesAtOnce = 500;
const previewedEvents = 10;

export async function indexFile(reading: Reading): Promise<FileIndex> {
  const { open, format, collector, errors, onLines, onPlaces } = reading;
  const index = emptyIndex();
  const { header, rows } = await readTable(open, format, reading.choose);
  index.header = header;
  errors?.begin(header);
  for (const fault of header.faults) collector.add(toFinding(fault, header.line, undefined));
  // A missing column would otherwise be reported again for every line.
  if (header.faults.some(({ code }) => importFaults[code] === 'blocking')) return index;
  const places: IndexedPlace[] = [];
  const checkRow = rowChecker(reading, index, onPlaces === undefined ? undefined : places);
  for await (const row of rows) {
    if (index.lines >= batchImportLimits.maxLines) {
      const expected = String(batchImportLimits.maxLines);
      collector.add(
        toFinding({ ...ofFile, code: 'lines_too_many', expected }, row.line, undefined),
      );
      break;
    }
    index.lines += 1;
    checkRow(row);
    if (errors?.isDue()) await errors.flush();
    if (places.length >= placesAtOnce) await onPlaces?.(places.splice(0));
    if (index.lines % 1000 === 0) await onLines?.(index.lines);
  }
  if (places.length > 0) await onPlaces?.(places);
  if (index.lines === 0)
    collector.add(toFinding({ ...ofFile, code: 'lines_none', expected: null }, null, undefined));
  return index;
}

const ofFile = { path: null, obtained: null };

function rowChecker(
  { source, collector, errors, days }: Reading,
  index: FileIndex,
  places: IndexedPlace[] | undefined,
) {
  const conflictOf = titleConflicts();

  return ({ line, cells, byName, faults }: TableRow): void => {
    const read = readLine(source, byName);
    const { extId, event } = read;
    const known = extId === undefined ? undefined : index.events.get(extId);
    const ofDates = dateFaults(event?.period ?? null, days);
    const all = [...faults, ...read.faults, ...ofDates.filter(isWrong), ...conflictOf(read)];
    if (all.length === 0 && hasMostPeriods(known)) all.push(tooManyPeriods);
    for (const fault of all) collector.add(toFinding(fault, line, extId, parserCodeOf(fault)));
    if (all.length > 0 || event === undefined || extId === undefined) {
      index.rejected += 1;
      errors?.add(cells, all);
      return;
    }
    for (const warning of ofDates) collector.add(toFinding(warning, line, extId));
    if (known === undefined) {
      index.events.set(extId, indexed(event, line));
      if (index.firstDrafts.length < previewedEvents) index.firstDrafts.push(event.draft);
      places?.push({ line, extId, place: event.place });
    } else {
      if (event.period !== null) known.periods.push(event.period);
      if (contradicts(event, known)) {
        const expected = String(known.line);
        collector.add(toFinding({ ...ofFile, code: 'lines_differ', expected }, line, extId));
      }
    }
  };
}

const hasMostPeriods = (known: IndexedEvent | undefined): boolean =>
  known !== undefined && known.periods.length >= limits.periods.max;

const tooManyPeriods: CellFault = {
  code: 'periods_too_many',
  path: 'start_date',
  expected: String(limits.periods.max),
  obtained: null,
};

// The message of csv-parse for the same fault.
const parserCodeOf = ({ code }: CellFault): string | null =>
  code === 'cells_too_many' ? 'Invalid Record Length' : null;

// A line with dates alone adds a period; it has no content that could differ.
const contradicts = ({ hasContent, content }: EventLine, known: IndexedEvent): boolean =>
  hasContent && digest(content) !== known.contentHash;

/**
 * What an event of the whole file lacks: a later line may have the date that the first one lacks.
 * `today`: `yyyy-MM-dd`.
 */
export const warningsOf = (
  { missing, periods }: IndexedEvent,
  today: string,
): CellFault['code'][] => [
  ...missing.filter((code) => code !== 'day_missing' || periods.length === 0),
  ...pastDays(periods, today),
];
