import { parisDay } from '@parages/contracts/vocabulary/dates/date-presets';
import { plausibleDays } from '@parages/contracts/vocabulary/events/plausible-periods';
import type { Db } from '../../../../platform/database/database.ts';
import { sortedPeriods } from '../../mapping/periods.ts';
import { listContradictions } from '../../plausibility/check-places.ts';
import { keptBy } from '../../writing/hand-edits.domain.ts';
import { importsRepository } from '../../writing/imports.repository.ts';
import type { CheckReport, KeptReading } from '../batch-imports.schema.ts';
import { chooseColumns } from '../columns/choose-columns.ts';
import { importReadingRepository } from '../columns/import-reading.repository.ts';
import { previewEvents } from '../columns/preview-events.ts';
import { readFile } from '../receiving/import-file.service.ts';
import { type ErrorFile, errorFile } from '../table/error-file.ts';
import { type FindingCollector, findingCollector, toFinding } from '../table/finding-collector.ts';
import {
  emptyIndex,
  eventHash,
  type FileIndex,
  type IndexedEvent,
  type IndexedPlace,
  indexFile,
  warningsOf,
} from '../table/index-file.ts';
import { keptColumns } from '../table/kept-columns.domain.ts';
import { placeFault } from '../table/place-fault.ts';
import { UnreadableTable } from '../table/raw-rows.ts';
import { sniffFormat, type TableFormat } from '../table/table-format.ts';
import { type ImportLease, LeaseLost } from './import-lease.ts';
import {
  type ClaimedImport,
  formerCheckRepository,
  importWorkRepository,
} from './import-work.repository.ts';

const batchSize = 1000;

type Checked = {
  format: TableFormat;
  report: CheckReport;
  collector: FindingCollector;
  reading: KeptReading;
};
type Entry = [extId: string, event: IndexedEvent];

async function compare(
  db: Db,
  { source, organisationId }: ClaimedImport,
  entries: readonly Entry[],
  collector: FindingCollector,
): Promise<CheckReport['expected']> {
  const expected = { created: 0, updated: 0, unchanged: 0, skipped: 0 };
  const found = await importWorkRepository(db).listPois({
    source,
    organisationId,
    extIds: entries.map(([extId]) => extId),
  });
  const known = new Map(found.map((poi) => [poi.extId, poi]));
  const changed: { poiId: string; line: number; extId: string }[] = [];
  for (const [extId, { line, contentHash, periods }] of entries) {
    const poi = known.get(extId);
    if (poi === undefined) expected.created += 1;
    else if (poi.isProtected) {
      expected.skipped += 1;
      collector.add(
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
      collector.add(
        toFinding(
          { code: 'kept_by_hand', path, expected: null, obtained: columns.join(', ') },
          line,
          extId,
        ),
      );
  }
  return expected;
}

async function compareAll(
  db: Db,
  claimed: ClaimedImport,
  index: FileIndex,
  { collector, lease, today }: { collector: FindingCollector; lease: ImportLease; today: string },
): Promise<CheckReport['expected']> {
  for (const [extId, event] of index.events)
    for (const code of warningsOf(event, today))
      collector.add(
        toFinding({ code, path: null, expected: null, obtained: null }, event.line, extId),
      );
  const total = { created: 0, updated: 0, unchanged: 0, skipped: 0 };
  const entries = [...index.events];
  for (let first = 0; first < entries.length; first += batchSize) {
    const part = await compare(db, claimed, entries.slice(first, first + batchSize), collector);
    for (const key of Object.keys(total) as (keyof typeof total)[]) total[key] += part[key];
    await lease.renewThrottled();
  }
  return total;
}

async function openErrorFile(db: Db, { claim }: ImportLease): Promise<ErrorFile> {
  const imports = importWorkRepository(db);
  await formerCheckRepository(db).forgetErrors(claim.importId);
  return errorFile(async (number, lines) => {
    if (!(await imports.writeErrors(claim, number, lines))) throw new LeaseLost();
  });
}

async function questionPlaces(
  db: Db,
  places: readonly IndexedPlace[],
  collector: FindingCollector,
): Promise<void> {
  const found = await listContradictions(
    db,
    places.map(({ place }) => place),
  );
  for (const [index, { line, extId, place }] of places.entries()) {
    const contradiction = found[index] ?? null;
    if (contradiction !== null)
      collector.add(toFinding(placeFault(place, contradiction), line, extId));
  }
}

const headingsOf = ({ header }: FileIndex): KeptReading['headings'] =>
  header === undefined
    ? null
    : header.columns.map((found, index) => ({
        ...found,
        heading: header.cells[index] ?? '',
        samples: [...(header.samples[index] ?? [])],
      }));

async function check(
  db: Db,
  claimed: ClaimedImport,
  lease: ImportLease,
  today: string,
): Promise<Checked> {
  const days = plausibleDays(today);
  const open = () => readFile(db, claimed.id);
  const collector = findingCollector();
  const { lines: total, ...format } = await sniffFormat(open);
  await lease.renew({ processed: 0, total });
  const errors = await openErrorFile(db, lease);
  let index = emptyIndex();
  let expected = { created: 0, updated: 0, unchanged: 0, skipped: 0 };
  try {
    const onLines = (processed: number) => lease.renewThrottled({ processed });
    const onPlaces = (places: readonly IndexedPlace[]) => questionPlaces(db, places, collector);
    const { source } = claimed;
    const choose = chooseColumns(db, claimed);
    const reading = { open, format, choose, source, collector, errors, days };
    index = await indexFile({ ...reading, onLines, onPlaces });
    expected = await compareAll(db, claimed, index, { collector, lease, today });
  } catch (error) {
    if (!(error instanceof UnreadableTable)) throw error;
    collector.add(
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
    collector,
    reading: { headings: headingsOf(index), preview: previewEvents(index) },
    report: { lines, events: events.size, faults, expected, ...collector.totals() },
  };
}

export async function checkImport(
  db: Db,
  claimed: ClaimedImport,
  lease: ImportLease,
  now: () => Date,
): Promise<void> {
  const { format, report, collector, reading } = await check(db, claimed, lease, parisDay(now()));
  const status = report.blocking > 0 || report.events === 0 ? 'blocked' : 'ready';
  await db.$transaction(async (tx) => {
    const imports = importWorkRepository(tx);
    const to = { status, report, ...format, processed: report.lines, total: report.lines };
    if ((await imports.settle(lease.claim, to, now())) === undefined) return;
    await formerCheckRepository(tx).forgetFindings(claimed.id);
    await importReadingRepository(tx).keep(claimed.id, reading);
    await imports.writeFindings(claimed.id, collector.kept());
  });
}
