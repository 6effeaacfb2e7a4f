import { batchImportLimits } from '@parages/contracts/vocabulary/limits';
import type { Db } from '../../../../../platform/database/database.ts';
import { databaseProblem } from '../../../../../platform/database/database-failure.ts';
import { lockName } from '../../../../../platform/database/named-locks.ts';
import { excerpt } from '../../../reading/source-record.ts';
import { type HashedDraft, writeDrafts } from '../../../writing/write-drafts.ts';
import type { ImportFinding } from '../../batch-imports.schema.ts';
import { readFile } from '../../receiving/import-file.service.ts';
import { findingBook, toFinding } from '../../table/finding-book.ts';
import { eventHash, type FileIndex, indexFile } from '../../table/index-file.ts';
import { readLine, withPeriods } from '../../table/read-line.ts';
import { readTable } from '../../table/read-table.ts';
import { type ImportTurn, TurnOver } from '../import-turn.ts';
import {
  type ClaimedImport,
  importTurnsRepository,
  type Step,
  tidySearch,
} from '../import-turns.repository.ts';
import type { Locate } from './locate-drafts.ts';
import { writingRules } from './writing-rules.ts';

/** `work`: the database without a bound of time, for transactions of many lines and what is tidied between them. */
export type RunDeps = { work: Db; now: () => Date; locate: Locate };

/** An event on its way, and the line up to which the file is done once it is written. */
type Pending = HashedDraft & { line: number };

const transactionMs = 120_000;
const tidyEvery = 10;
const nothing: Step = {
  created: 0,
  updated: 0,
  unchanged: 0,
  skipped: 0,
  rejected: 0,
  photosQueued: 0,
};

const sum = (a: Step, b: Step): Step => ({
  created: a.created + b.created,
  updated: a.updated + b.updated,
  unchanged: a.unchanged + b.unchanged,
  skipped: a.skipped + b.skipped,
  rejected: a.rejected + b.rejected,
  photosQueued: a.photosQueued + b.photosQueued,
});

/** Writes a file that was checked: some hundreds of events at a time, each time with how far it is, so that whoever goes on begins there. */
class ImportRun {
  private readonly deps: RunDeps;
  private readonly claimed: ClaimedImport;
  private readonly turn: ImportTurn;
  private chunks = 0;

  constructor(deps: RunDeps, claimed: ClaimedImport, turn: ImportTurn) {
    this.deps = deps;
    this.claimed = claimed;
    this.turn = turn;
  }

  /** All of it, from the line where it stopped. @throws {TurnOver} {Stopping} */
  async writeAll(): Promise<void> {
    const { claimed, turn } = this;
    const open = () => readFile(this.deps.work, claimed.id);
    const format = {
      encoding: claimed.encoding ?? 'utf-8',
      delimiter: claimed.delimiter ?? ';',
    } as const;
    const index = await indexFile({
      open,
      format,
      source: claimed.source,
      book: findingBook(),
      onLines: () => turn.renewNowAndThen(),
    });
    const { rows } = await readTable(open, format);
    let pending: Pending[] = [];
    let lines = 0;
    for await (const { line, byName } of rows) {
      lines += 1;
      const event = line > claimed.resumeLine ? this.eventAt(index, line, byName) : undefined;
      if (event !== undefined) pending.push(event);
      if (pending.length >= batchImportLimits.linesPerWrite) {
        await this.flush(pending, lines);
        pending = [];
      } else if (lines % 1000 === 0)
        await turn.renewNowAndThen(pending.length === 0 ? { processed: lines } : {});
    }
    if (pending.length > 0) await this.flush(pending, lines);
    await turn.renew({ processed: lines });
    if (this.chunks > 0) await tidySearch(this.deps.work);
  }

  private eventAt(
    { events }: FileIndex,
    line: number,
    cells: Record<string, string>,
  ): Pending | undefined {
    const indexed =
      events.get(cells.ext_id?.trim() ?? '') ??
      events.get(readLine(this.claimed.source, cells).extId ?? '');
    if (indexed?.line !== line) return undefined;
    const { event } = readLine(this.claimed.source, cells);
    if (event === undefined) return undefined;
    const draft = withPeriods(event.draft, indexed.periods);
    return { draft, hash: eventHash(draft.periods, indexed.contentHash), line };
  }

  private async flush(pending: readonly Pending[], lines: number): Promise<void> {
    await this.turn.renew();
    await this.write(await this.located(pending), lines);
    this.chunks += 1;
    if (this.chunks % tidyEvery === 0) await tidySearch(this.deps.work);
  }

  /** Events that have an address and no position get one, unless nothing of them has changed. */
  private async located(pending: readonly Pending[]): Promise<readonly Pending[]> {
    const { source, organisationId } = this.claimed;
    const lost = pending.filter(({ draft }) => draft.lon === null);
    if (lost.length === 0) return pending;
    const found = await importTurnsRepository(this.deps.work).listPois({
      source,
      organisationId,
      extIds: lost.map(({ draft }) => draft.extId),
    });
    const unchanged = new Map(found.map(({ extId, sourceHash }) => [extId, sourceHash]));
    const wanted = lost.filter(({ draft, hash }) => unchanged.get(draft.extId) !== hash);
    const positions = await this.deps.locate(
      wanted.map(({ draft }) => draft),
      () => this.turn.renewNowAndThen(),
    );
    return pending.map((event) => ({
      ...event,
      draft: { ...event.draft, ...positions.get(event.draft.extId) },
    }));
  }

  /** Should the database refuse one of them, halves find which, and the others are written all the same. */
  private async write(pending: readonly Pending[], lines: number): Promise<void> {
    try {
      await this.writeOnce(pending, lines);
    } catch (error) {
      if (error instanceof TurnOver || databaseProblem(error) !== undefined) throw error;
      const [only] = pending;
      if (only === undefined) return;
      if (pending.length === 1) return this.refuse(only, lines, error);
      const middle = Math.ceil(pending.length / 2);
      await this.write(pending.slice(0, middle), lines);
      await this.write(pending.slice(middle), lines);
    }
  }

  /** One transaction: the events and how far the file is, all of it or nothing. */
  private writeOnce(pending: readonly Pending[], lines: number): Promise<void> {
    const { claimed, turn, deps } = this;
    const now = deps.now();
    return deps.work.$transaction(
      async (tx) => {
        const imports = importTurnsRepository(tx);
        if (!(await imports.hold(turn.turn))) throw new TurnOver();
        // Two files of one source are written one after the other, piece by piece.
        await lockName(tx, claimed.source);
        const { written, unchanged, skipped } = await writeDrafts(
          tx,
          pending,
          writingRules({ ...claimed, now }),
        );
        const photosQueued =
          written.length === 0
            ? 0
            : await imports.queuePhotos(
                claimed.id,
                written.map(({ versionId }) => versionId),
                now,
              );
        if (!claimed.isStaff && written.length > 0) await imports.tellHistory(written, now);
        const lineOf = new Map(pending.map(({ draft, line }) => [draft.extId, line]));
        const told = skipped.map(({ extId }) =>
          toFinding(
            { code: 'event_reassigned', path: null, expected: null, obtained: null },
            lineOf.get(extId) ?? null,
            extId,
          ),
        );
        await this.step(tx, pending, lines, told, {
          ...nothing,
          created: written.filter(({ isNew }) => isNew).length,
          updated: written.filter(({ isNew }) => !isNew).length,
          unchanged,
          skipped: skipped.length,
          photosQueued,
        });
      },
      { timeout: transactionMs, maxWait: transactionMs },
    );
  }

  private async refuse(event: Pending, lines: number, error: unknown): Promise<void> {
    const reason =
      error instanceof Error ? (error.message.split('\n').at(-1) ?? '') : String(error);
    const finding = toFinding(
      { code: 'event_refused', path: null, expected: null, obtained: excerpt(reason) },
      event.line,
      event.draft.extId,
    );
    await this.deps.work.$transaction(async (tx) => {
      if (!(await importTurnsRepository(tx).hold(this.turn.turn))) throw new TurnOver();
      await this.step(tx, [event], lines, [finding], { ...nothing, rejected: 1 });
    });
  }

  private async step(
    tx: Parameters<Parameters<Db['$transaction']>[0]>[0],
    pending: readonly Pending[],
    lines: number,
    told: ImportFinding[],
    step: Step,
  ) {
    const imports = importTurnsRepository(tx);
    if (told.length > 0) await imports.writeFindings(this.claimed.id, told);
    const line = pending.at(-1)?.line ?? 0;
    await imports.advance({
      ...sum(nothing, step),
      importId: this.claimed.id,
      line,
      processed: lines,
      until: this.turn.until(),
    });
  }
}

/** @throws {TurnOver} {Stopping}, and whatever keeps the database from being written */
export const writeImport = (
  deps: RunDeps,
  claimed: ClaimedImport,
  turn: ImportTurn,
): Promise<void> => new ImportRun(deps, claimed, turn).writeAll();
