import { basename, relative } from 'node:path';
import { parisDay } from '@parages/contracts/vocabulary/dates/date-presets';
import {
  type PlausibleDays,
  plausibleDays,
} from '@parages/contracts/vocabulary/events/plausible-periods';
import type { Geocoder } from '../../gateways/geocoder/geocoder.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/database.ts';
import { databaseProblem } from '../../platform/database/database-failure.ts';
import { mapDatatourisme } from './datatourisme/map-datatourisme.ts';
import { type Locate, locateDrafts } from './locating/locate-drafts.ts';
import { findShift } from './mapping/find-shift.ts';
import type { Finding, MappedRecord, RecordMapper } from './mapping/poi-draft.ts';
import { shiftDraft } from './mapping/shift-dates.ts';
import { mapOpenagenda } from './openagenda/map-openagenda.ts';
import { toParisTime } from './openagenda/paris-time.ts';
import { checkDates } from './plausibility/check-dates.ts';
import { describeContradiction } from './plausibility/describe-contradiction.ts';
import { describeDoubt } from './plausibility/describe-doubt.ts';
import { feedFields } from './plausibility/feed-fields.ts';
import { listFeedFiles } from './reading/list-files.ts';
import { readRecords } from './reading/read-records.ts';
import { FeedReport, type Placed } from './report/feed-report.ts';
import type { ImportReport, Where } from './report/import-report.ts';
import { tidyAfterImport } from './writing/imports.repository.ts';
import { withdrawPois } from './writing/withdraw-pois.ts';
import { type FoundContradiction, writeBatch } from './writing/write-batch.ts';
import { writeOrRefuse } from './writing/write-or-refuse.ts';

export const feedFormats = ['datatourisme', 'openagenda'] as const;
export type FeedFormat = (typeof feedFormats)[number];

export type ImportRequest = { format: FeedFormat; path: string; isShifted: boolean };
type ImportProgress = { file: string; read: number };
type Deps = {
  db: Db;
  clock: Clock;
  /**
   * Number of batches written concurrently, one connection each. Use 1 with the embedded database,
   * which has one session.
   */
  lanes?: number;
  /** For the addresses of records without a position. */
  geocoder?: Geocoder | undefined;
  onGeocoderAway?: () => void;
  onProgress?: (progress: ImportProgress) => void;
};
type LeftOut = Where & { extId: string };

const mappers: Readonly<Record<FeedFormat, RecordMapper>> = {
  datatourisme: mapDatatourisme,
  openagenda: mapOpenagenda,
};
const batchSize = 1000;
/**
 * From this number of written or withdrawn pois, an import vacuums the tables; below, autovacuum
 * suffices.
 */
const tidyAbove = 5000;

const messageOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).split('\n').at(-1) ?? '';

class FeedImport {
  readonly report = new FeedReport();
  private batch: Placed[] = [];
  /** Records that are no outings. */
  private leftOut: LeftOut[] = [];
  private readonly seen = new Set<string>();
  private readonly usedSlugs = new Set<string>();
  private readonly inFlight = new Set<Promise<void>>();
  private failure: unknown;
  private readonly deps: Deps;
  private readonly source: FeedFormat;
  private readonly locate: Locate;
  private readonly now: Date;
  private readonly days: PlausibleDays;

  constructor(deps: Deps, source: FeedFormat) {
    this.deps = deps;
    this.source = source;
    this.now = deps.clock.now();
    this.locate = locateDrafts({
      geocoder: deps.geocoder,
      clock: deps.clock,
      onUnreachable: () => deps.onGeocoderAway?.(),
    });
    this.days = plausibleDays(parisDay(this.now));
  }

  async readFile(file: string, name: string, map: RecordMapper): Promise<void> {
    let count = 0;
    for await (const record of readRecords(file)) {
      this.report.countRead();
      count += 1;
      const where = { file: name, line: record.line, record: count };
      if ('fault' in record)
        this.report.reject({ path: '', ...record.fault }, where, {
          extId: null,
          reason: 'record_unreadable',
        });
      else this.take(map(record.value), where);
      if (this.failure !== undefined) throw this.failure;
      if (this.batch.length + this.leftOut.length >= batchSize) await this.flush(name);
    }
  }

  /**
   * Waits until fewer than `lanes` batches are being written, then starts to write this one, without
   * waiting for its end.
   */
  async flush(name: string): Promise<void> {
    const { batch, leftOut } = this;
    this.batch = [];
    this.leftOut = [];
    if (this.inFlight.size >= (this.deps.lanes ?? 1)) await Promise.race(this.inFlight);
    if (batch.length + leftOut.length > 0) this.start(batch, leftOut);
    this.deps.onProgress?.({ file: name, read: this.report.lists.counts.read });
  }

  async settle(): Promise<void> {
    await Promise.all(this.inFlight);
    if (this.failure !== undefined) throw this.failure;
  }

  private start(batch: readonly Placed[], leftOut: readonly LeftOut[]): void {
    const writing = this.write(batch)
      .then(() => this.withdraw(leftOut))
      .catch((error: unknown) => {
        this.failure ??= error;
      })
      .finally(() => this.inFlight.delete(writing));
    this.inFlight.add(writing);
  }

  private take(mapped: MappedRecord, where: Where): void {
    if (mapped.kind === 'rejected') {
      this.report.reject(mapped.finding, where, { extId: mapped.extId ?? null });
      return;
    }
    const extId = mapped.kind === 'mapped' ? mapped.draft.extId : mapped.extId;
    if (this.seen.has(extId)) {
      const finding = { path: 'id', expected: 'each identifier once', obtained: extId };
      this.report.reject(finding, where, { extId, reason: 'identifier_repeated' });
      return;
    }
    this.seen.add(extId);
    if (mapped.kind === 'mapped')
      this.accept({ draft: mapped.draft, doubts: [], ...where }, mapped.warnings);
    else if (mapped.kind === 'elsewhere') this.report.leaveElsewhere(mapped.finding, where, extId);
    else {
      this.report.leaveOut(mapped, where);
      this.leftOut.push({ extId, ...where });
    }
  }

  private accept(placed: Placed, warnings: readonly Finding[]): void {
    const { draft } = placed;
    const dates = checkDates(draft.periods, this.days, feedFields[this.source].dates);
    if (dates.refusal !== undefined) {
      const { extId, label: title } = draft;
      this.report.reject(dates.refusal, placed, { extId, title, reason: 'dates_unlikely' });
      return;
    }
    this.report.correct(placed, dates.corrections, 'dates_unlikely');
    this.report.question(placed, warnings, 'value_corrected');
    this.report.question(placed, dates.warnings, 'dates_unlikely');
    const checked = { ...draft, periods: dates.periods };
    this.batch.push({ ...placed, draft: shiftDraft(checked, this.report.lists.shiftedWeeks) });
  }

  private noteContradiction({ draft, contradiction }: FoundContradiction, placed: Placed): void {
    const finding = describeContradiction(draft, contradiction, feedFields[this.source]);
    if (contradiction.verdict.kind === 'corrected')
      this.report.correct(placed, [finding], 'postal_code_corrected');
    else this.report.question(placed, [finding], 'value_corrected');
  }

  private write(batch: readonly Placed[]): Promise<void> {
    return writeOrRefuse(batch, {
      write: async (written) => {
        const outcome = await writeBatch(
          { db: this.deps.db, now: this.now, usedSlugs: this.usedSlugs, locate: this.locate },
          written.map(({ draft }) => draft),
        );
        this.report.countWritten(outcome);
        const byExtId = new Map(written.map((one) => [one.draft.extId, one]));
        const isOpen = (extId: string): boolean =>
          (outcome.records.get(extId)?.doubt ?? null) !== null;
        for (const found of outcome.contradictions) {
          const { extId } = found.draft;
          const one = byExtId.get(extId);
          const isCorrected = found.contradiction.verdict.kind === 'corrected';
          if (one !== undefined && (isCorrected || isOpen(extId)))
            this.noteContradiction(found, one);
        }
        for (const [extId, doubt] of outcome.doubts) {
          const one = byExtId.get(extId);
          // A place that was confirmed is no doubt any more.
          if (one === undefined || !isOpen(extId)) continue;
          const finding = describeDoubt(one.draft, doubt, feedFields[this.source]);
          this.report.question(one, [finding], doubt.reason);
        }
        for (const one of written) {
          const settled = outcome.records.get(one.draft.extId);
          if (settled !== undefined) this.report.settle(one, settled);
        }
      },
      refuse: ({ draft: { extId, label: title }, ...where }, error) => {
        const expected = 'a poi the database accepts';
        const finding = { path: '', expected, obtained: messageOf(error) };
        this.report.reject(finding, where, { extId, title, reason: 'event_refused' });
      },
    });
  }

  private withdraw(leftOut: readonly LeftOut[]): Promise<void> {
    return writeOrRefuse(leftOut, {
      write: async (records) => {
        const extIds = records.map(({ extId }) => extId);
        const withdrawn = await withdrawPois(this.deps.db, this.source, extIds, this.now);
        this.report.lists.counts.withdrawn += withdrawn;
      },
      refuse: ({ extId, ...where }, error) => {
        const expected = 'a withdrawal the database accepts';
        const finding = { path: '', expected, obtained: messageOf(error) };
        this.report.listRejected(finding, where, extId);
      },
    });
  }
}

export const importsService = (deps: Deps) => ({
  importFeed: async ({ format, path, isShifted }: ImportRequest): Promise<ImportReport> => {
    const map = mappers[format];
    const files = await listFeedFiles(path);
    const run = new FeedImport(deps, format);
    const { lists } = run.report;
    if (isShifted) {
      const here = toParisTime(deps.clock.now().toISOString());
      lists.shiftedWeeks = await findShift(
        files,
        map,
        `${here?.date}T${here?.time}`,
        plausibleDays(parisDay(deps.clock.now())),
      );
    }
    for (const file of files) {
      const name = relative(path, file) || basename(file);
      let failure: unknown;
      try {
        await run.readFile(file, name, map);
        lists.files.read.push(name);
      } catch (error) {
        if (databaseProblem(error) !== undefined) throw error;
        failure = error;
      }
      await run.flush(name);
      if (failure !== undefined)
        lists.files.unreadable.push({ file: name, reason: messageOf(failure) });
    }
    await run.settle();
    const { created, updated, withdrawn } = lists.counts;
    if (created + updated + withdrawn >= tidyAbove) await tidyAfterImport(deps.db);
    return run.report.build(format, parisDay(deps.clock.now()));
  },
});
