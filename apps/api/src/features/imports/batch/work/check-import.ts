import type { Db } from '../../../../platform/database/database.ts';
import { keptBy } from '../../writing/hand-edits.domain.ts';
import { importsRepository } from '../../writing/imports.repository.ts';
import type { CheckReport } from '../batch-imports.schema.ts';
import { readFile } from '../receiving/import-file.service.ts';
import { type ErrorFile, errorFile } from '../table/error-file.ts';
import { type FindingBook, findingBook, toFinding } from '../table/finding-book.ts';
import {
  eventHash,
  type FileIndex,
  type IndexedEvent,
  indexFile,
  lackOfIndexed,
} from '../table/index-file.ts';
import { keptColumns } from '../table/kept-columns.domain.ts';
import { sortedPeriods } from '../table/read-line.ts';
import { UnreadableTable } from '../table/read-table.ts';
import { sniffFormat, type TableFormat } from '../table/table-format.ts';
import { type ImportTurn, TurnOver } from './import-turn.ts';
import { type ClaimedImport, importTurnsRepository } from './import-turns.repository.ts';

const askedAtOnce = 1000;

type Checked = { format: TableFormat; report: CheckReport; book: FindingBook };
type Entry = [extId: string, event: IndexedEvent];

/** Compares some events with what earlier imports left of them. */
async function compare(
  db: Db,
  { source, organisationId }: ClaimedImport,
  entries: readonly Entry[],
  book: FindingBook,
): Promise<CheckReport['expected']> {
  const expected = { created: 0, updated: 0, unchanged: 0, skipped: 0 };
  const found = await importTurnsRepository(db).listPois({
    source,
    organisationId,
    extIds: entries.map(([extId]) => extId),
  });
  const known = new Map(found.map((poi) => [poi.extId, poi]));
  const changed: { poiId: string; line: number; extId: string }[] = [];
  for (const [extId, { line, contentHash, periods }] of entries) {
    const poi = known.get(extId);
    if (poi === undefined) expected.created += 1;
    else if (poi.isHeld) {
      expected.skipped += 1;
      book.add(
        toFinding(
          { code: 'event_reassigned', path: null, expected: null, obtained: null },
          line,
          extId,
        ),
      );
    } else if (poi.sourceHash === eventHash(sortedPeriods(periods), contentHash))
      expected.unchanged += 1;
    else {
      expected.updated += 1;
      changed.push({ poiId: poi.poiId, line, extId });
    }
  }
  const edits =
    changed.length === 0
      ? new Map<string, string[]>()
      : await importsRepository(db).listHandEdits(changed.map(({ poiId }) => poiId));
  for (const { poiId, line, extId } of changed) {
    const columns = keptColumns(keptBy(edits.get(poiId) ?? []));
    const [path] = columns;
    if (path !== undefined)
      book.add(
        toFinding(
          { code: 'kept_by_hand', path, expected: null, obtained: columns.join(', ') },
          line,
          extId,
        ),
      );
  }
  return expected;
}

async function judge(
  db: Db,
  claimed: ClaimedImport,
  index: FileIndex,
  book: FindingBook,
  turn: ImportTurn,
): Promise<CheckReport['expected']> {
  for (const [extId, event] of index.events)
    for (const code of lackOfIndexed(event))
      book.add(toFinding({ code, path: null, expected: null, obtained: null }, event.line, extId));
  const total = { created: 0, updated: 0, unchanged: 0, skipped: 0 };
  const entries = [...index.events];
  for (let first = 0; first < entries.length; first += askedAtOnce) {
    const part = await compare(db, claimed, entries.slice(first, first + askedAtOnce), book);
    for (const key of Object.keys(total) as (keyof typeof total)[]) total[key] += part[key];
    await turn.renewNowAndThen();
  }
  return total;
}

/** The error file of a check, empty. What a turn that is over writes of it is not kept. */
async function openErrorFile(db: Db, { turn }: ImportTurn): Promise<ErrorFile> {
  const imports = importTurnsRepository(db);
  await imports.forgetErrors(turn.importId);
  return errorFile(async (number, lines) => {
    if (!(await imports.writeErrors(turn, number, lines))) throw new TurnOver();
  });
}

async function check(db: Db, claimed: ClaimedImport, turn: ImportTurn): Promise<Checked> {
  const open = () => readFile(db, claimed.id);
  const book = findingBook();
  const { lines: total, ...format } = await sniffFormat(open);
  await turn.renew({ processed: 0, total });
  const errors = await openErrorFile(db, turn);
  let index: FileIndex = { events: new Map(), lines: 0, rejected: 0 };
  let expected = { created: 0, updated: 0, unchanged: 0, skipped: 0 };
  try {
    const onLines = (processed: number) => turn.renewNowAndThen({ processed });
    index = await indexFile({ open, format, source: claimed.source, book, errors, onLines });
    expected = await judge(db, claimed, index, book, turn);
  } catch (error) {
    if (!(error instanceof UnreadableTable)) throw error;
    book.add(
      toFinding(
        { code: error.code, path: null, expected: null, obtained: null },
        error.row,
        undefined,
        error.message,
      ),
    );
    errors.stop(error.row, error.code);
  }
  await errors.end();
  const { lines, rejected: faults, events } = index;
  return {
    format,
    book,
    report: { lines, events: events.size, faults, expected, ...book.totals() },
  };
}

/** Checks a file and writes nothing but what it found and the lines that cannot be imported. Nothing can be confirmed of one with a blocking fault, or without any event. */
export async function checkImport(
  db: Db,
  claimed: ClaimedImport,
  turn: ImportTurn,
  now: () => Date,
): Promise<void> {
  const { format, report, book } = await check(db, claimed, turn);
  const status = report.blocking > 0 || report.events === 0 ? 'blocked' : 'ready';
  await db.$transaction(async (tx) => {
    const imports = importTurnsRepository(tx);
    const to = { status, report, ...format, processed: report.lines, total: report.lines };
    if ((await imports.settle(turn.turn, to, now())) === undefined) return;
    await imports.forgetFindings(claimed.id);
    await imports.writeFindings(claimed.id, book.kept());
  });
}
