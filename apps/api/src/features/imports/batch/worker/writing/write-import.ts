import { parisDay } from '@parages/contracts/vocabulary/dates/date-presets';
import { plausibleDays } from '@parages/contracts/vocabulary/events/plausible-periods';
import { isLookedUp, lookedUpDoubts } from '@parages/contracts/vocabulary/imports/doubt-reasons';
import { batchImportLimits } from '@parages/contracts/vocabulary/limits';
import type { Db, Transaction } from '../../../../../platform/database/database.ts';
import { databaseProblem } from '../../../../../platform/database/database-failure.ts';
import { lockName } from '../../../../../platform/database/named-locks.ts';
import type { Locate } from '../../../locating/locate-drafts.ts';
import { doubtOf, type PlaceDoubt } from '../../../locating/place-doubt.ts';
import { type PlacedDrafts, placeDrafts } from '../../../locating/place-drafts.ts';
import type { PoiDraft } from '../../../mapping/poi-draft.ts';
import { listContradictions, withPostalCode } from '../../../plausibility/check-places.ts';
import { excerpt } from '../../../reading/source-record.ts';
import {
  countRecords,
  type HashedDraft,
  type RecordOutcome,
  writeDrafts,
} from '../../../writing/write-drafts.ts';
import type { ImportFinding } from '../../batch-imports.schema.ts';
import { chooseColumns } from '../../columns/choose-columns.ts';
import { readFile } from '../../receiving/import-file.service.ts';
import { findingCollector, toFinding } from '../../table/finding-collector.ts';
import { eventHash, type FileIndex, indexFile } from '../../table/index-file.ts';
import type { CellFault } from '../../table/read-cell.ts';
import { readLine, withPeriods } from '../../table/read-line.ts';
import { readTable, type TableRow } from '../../table/read-table.ts';
import { type ImportLease, LeaseLost } from '../import-lease.ts';
import {
  type ClaimedImport,
  importWorkRepository,
  type Step,
  tidySearch,
} from '../import-work.repository.ts';
import { writingRules } from './writing-rules.ts';

/**
 * `work` is the database without statement timeout, for large transactions and for the vacuums
 * between them.
 */
export type RunDeps = { work: Db; now: () => Date; locate: Locate };

/** An interrupted import continues after `at`, the physical line, of the last event written. */
type Pending = HashedDraft & { line: number; at: number };

type Placed = PlacedDrafts<Pending>;

const transactionMs = 120_000;
const tidyEvery = 10;
const noCounts: Step = {
  created: 0,
  updated: 0,
  unchanged: 0,
  skipped: 0,
  rejected: 0,
  photosQueued: 0,
};

/** What the report says of an event beyond the findings of the check. */
function faultOf(
  { streetAddress, postalCode, locality }: PoiDraft,
  outcome: RecordOutcome | undefined,
): CellFault | undefined {
  const common = { path: null, expected: null };
  if (outcome?.state === 'protected')
    return { ...common, code: 'event_reassigned', obtained: null };
  const reason = outcome?.doubt?.reason;
  if (reason === undefined || !isLookedUp(reason)) return undefined;
  const address = [streetAddress, postalCode, locality].filter((part) => part !== null).join(', ');
  return { ...common, code: reason, obtained: address };
}

function countDoubts(records: ReadonlyMap<string, RecordOutcome>): Step['doubts'] {
  const reasons = [...records.values()].flatMap(({ state, doubt }) =>
    state === 'protected' || doubt === null ? [] : doubt.reason,
  );
  return lookedUpDoubts.flatMap((reason) => {
    const count = reasons.filter((one) => one === reason).length;
    return count === 0 ? [] : [{ reason, count }];
  });
}

class ImportRun {
  private readonly deps: RunDeps;
  private readonly claimed: ClaimedImport;
  private readonly lease: ImportLease;
  private chunks = 0;
  /** Of the events that are being written. */
  private doubts: Placed['doubts'] = new Map();

  constructor(deps: RunDeps, claimed: ClaimedImport, lease: ImportLease) {
    this.deps = deps;
    this.claimed = claimed;
    this.lease = lease;
  }

  async writeAll(): Promise<void> {
    const { claimed, lease } = this;
    const open = () => readFile(this.deps.work, claimed.id);
    const format = {
      encoding: claimed.encoding ?? 'utf-8',
      delimiter: claimed.delimiter ?? ';',
    } as const;
    const choose = chooseColumns(this.deps.work, claimed);
    const index = await indexFile({
      open,
      format,
      choose,
      source: claimed.source,
      collector: findingCollector(),
      days: plausibleDays(parisDay(this.deps.now())),
      onLines: () => lease.renewThrottled(),
    });
    const { rows } = await readTable(open, format, choose);
    let pending: Pending[] = [];
    let lines = 0;
    for await (const row of rows) {
      lines += 1;
      const event = row.at > claimed.resumeLine ? this.eventAt(index, row) : undefined;
      if (event !== undefined) pending.push(event);
      if (pending.length >= batchImportLimits.linesPerWrite) {
        await this.flush(pending, lines);
        pending = [];
      } else if (lines % 1000 === 0)
        await lease.renewThrottled(pending.length === 0 ? { processed: lines } : {});
    }
    if (pending.length > 0) await this.flush(pending, lines);
    await lease.renew({ processed: lines });
    if (this.chunks > 0) await tidySearch(this.deps.work);
  }

  private eventAt(
    { events }: FileIndex,
    { line, at, byName: cells }: TableRow,
  ): Pending | undefined {
    const indexed =
      events.get(cells.ext_id?.trim() ?? '') ??
      events.get(readLine(this.claimed.source, cells).extId ?? '');
    if (indexed?.line !== line) return undefined;
    const { event } = readLine(this.claimed.source, cells);
    if (event === undefined) return undefined;
    const draft = withPeriods(event.draft, indexed.periods);
    return { draft, hash: eventHash(draft.periods, indexed.contentHash), line, at };
  }

  private async flush(pending: readonly Pending[], lines: number): Promise<void> {
    await this.lease.renew();
    const questioned = new Map<string, PlaceDoubt>();
    const { items, doubts } = await this.located(await this.corrected(pending, questioned));
    this.doubts = new Map([...doubts, ...questioned]);
    await this.write(items, lines);
    this.chunks += 1;
    if (this.chunks % tidyEvery === 0) await tidySearch(this.deps.work);
  }

  /** Corrects the postcodes that the check reported as corrected, and questions the other places. */
  private async corrected(
    pending: readonly Pending[],
    doubts: Map<string, PlaceDoubt>,
  ): Promise<readonly Pending[]> {
    const found = await listContradictions(
      this.deps.work,
      pending.map(({ draft }) => draft),
    );
    return pending.map((event, index) => {
      const verdict = found[index]?.verdict;
      const doubt = verdict === undefined ? undefined : doubtOf(event.draft, verdict);
      if (doubt !== undefined) doubts.set(event.draft.extId, doubt);
      return verdict?.kind === 'corrected'
        ? { ...event, draft: withPostalCode(event.draft, verdict.to) }
        : event;
    });
  }

  private async located(pending: readonly Pending[]): Promise<Placed> {
    const { source, organisationId } = this.claimed;
    const unlocated = pending.filter(({ draft }) => draft.lon === null);
    const found =
      unlocated.length === 0
        ? []
        : await importWorkRepository(this.deps.work).listPois({
            source,
            organisationId,
            extIds: unlocated.map(({ draft }) => draft.extId),
          });
    const hashes = new Map(found.map(({ extId, sourceHash }) => [extId, sourceHash]));
    const { work: db, locate } = this.deps;
    const between = () => this.lease.renewThrottled();
    return placeDrafts({ db, locate, between }, pending, hashes);
  }

  /** Bisects a batch that the database refuses, to reject only the refused events. */
  private async write(pending: readonly Pending[], lines: number): Promise<void> {
    try {
      await this.writeOnce(pending, lines);
    } catch (error) {
      if (error instanceof LeaseLost || databaseProblem(error) !== undefined) throw error;
      const [only] = pending;
      if (only === undefined) return;
      if (pending.length === 1) return this.reject(only, lines, error);
      const middle = Math.ceil(pending.length / 2);
      await this.write(pending.slice(0, middle), lines);
      await this.write(pending.slice(middle), lines);
    }
  }

  /**
   * One transaction writes the events and the line reached, so that an interrupted import repeats
   * nothing.
   */
  private writeOnce(pending: readonly Pending[], lines: number): Promise<void> {
    const { claimed, lease, deps } = this;
    const now = deps.now();
    return deps.work.$transaction(
      async (tx) => {
        const imports = importWorkRepository(tx);
        if (!(await imports.lock(lease.claim))) throw new LeaseLost();
        // Serialises the batches of two files of one source.
        await lockName(tx, claimed.source);
        const { written, records } = await writeDrafts(
          tx,
          pending,
          writingRules({ ...claimed, now, doubts: this.doubts }),
        );
        const photosQueued =
          written.length === 0
            ? 0
            : await imports.queuePhotos(
                claimed.id,
                written.map(({ versionId }) => versionId),
                now,
              );
        if (!claimed.isStaff && written.length > 0) await imports.addHistory(written, now);
        const findings = pending.flatMap(({ draft, line }) => {
          const fault = faultOf(draft, records.get(draft.extId));
          return fault === undefined ? [] : toFinding(fault, line, draft.extId);
        });
        await this.step(tx, pending, lines, findings, {
          ...noCounts,
          ...countRecords(records),
          doubts: countDoubts(records),
          photosQueued,
        });
      },
      { timeout: transactionMs, maxWait: transactionMs },
    );
  }

  private async reject(event: Pending, lines: number, error: unknown): Promise<void> {
    const reason =
      error instanceof Error ? (error.message.split('\n').at(-1) ?? '') : String(error);
    const finding = toFinding(
      { code: 'event_refused', path: null, expected: null, obtained: excerpt(reason) },
      event.line,
      event.draft.extId,
    );
    await this.deps.work.$transaction(async (tx) => {
      if (!(await importWorkRepository(tx).lock(this.lease.claim))) throw new LeaseLost();
      await this.step(tx, [event], lines, [finding], { ...noCounts, rejected: 1 });
    });
  }

  private async step(
    tx: Transaction,
    pending: readonly Pending[],
    lines: number,
    findings: ImportFinding[],
    step: Step,
  ) {
    const imports = importWorkRepository(tx);
    if (findings.length > 0) await imports.writeFindings(this.claimed.id, findings);
    const line = pending.at(-1)?.at ?? 0;
    await imports.advance({
      ...step,
      importId: this.claimed.id,
      line,
      processed: lines,
      until: this.lease.until(),
    });
  }
}

export const writeImport = (
  deps: RunDeps,
  claimed: ClaimedImport,
  lease: ImportLease,
): Promise<void> => new ImportRun(deps, claimed, lease).writeAll();
