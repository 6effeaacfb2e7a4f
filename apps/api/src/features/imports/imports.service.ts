import { basename, relative } from 'node:path';
import { parisDay } from '@parages/contracts/vocabulary/dates/date-presets';
import {
  type PlausibleDays,
  plausibleDays,
} from '@parages/contracts/vocabulary/events/plausible-periods';
import { keptReasonOf } from '@parages/contracts/vocabulary/imports/kept-reasons';
import type { Geocoder } from '../../gateways/geocoder/geocoder.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/database.ts';
import { databaseProblem } from '../../platform/database/database-failure.ts';
import { mapDatatourisme } from './datatourisme/map-datatourisme.ts';
import { type Locate, locateDrafts } from './locating/locate-drafts.ts';
import { findShift } from './mapping/find-shift.ts';
import type { Finding, MappedRecord, PoiDraft, RecordMapper } from './mapping/poi-draft.ts';
import { shiftDraft } from './mapping/shift-dates.ts';
import { mapOpenagenda } from './openagenda/map-openagenda.ts';
import { toParisTime } from './openagenda/paris-time.ts';
import { checkDates } from './plausibility/check-dates.ts';
import { describeContradiction } from './plausibility/describe-contradiction.ts';
import { describeDoubt } from './plausibility/describe-doubt.ts';
import { feedFields } from './plausibility/feed-fields.ts';
import { listFeedFiles } from './reading/list-files.ts';
import { readRecords } from './reading/read-records.ts';
import { addTo, emptyReport, type ImportReport } from './report/import-report.ts';
import { tidyAfterImport } from './writing/imports.repository.ts';
import { withdrawPois } from './writing/withdraw-pois.ts';
import { type FoundContradiction, hasDates, writeBatch } from './writing/write-batch.ts';
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
type Where = { file: string; line: number; record: number };
type Placed = Where & { draft: PoiDraft };
type LeftOut = Where & { extId: string };
type NotOuting = Extract<MappedRecord, { kind: 'not-outing' }>;

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
  readonly report: ImportReport = emptyReport();
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
      this.report.counts.read += 1;
      count += 1;
      const where = { file: name, line: record.line, record: count };
      if ('fault' in record) this.reject({ path: '', ...record.fault }, where, null);
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
    this.deps.onProgress?.({ file: name, read: this.report.counts.read });
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
      this.reject(mapped.finding, where, mapped.extId ?? null);
      return;
    }
    const extId = mapped.kind === 'mapped' ? mapped.draft.extId : mapped.extId;
    if (this.seen.has(extId)) {
      const finding = { path: 'id', expected: 'each identifier once', obtained: extId };
      this.reject(finding, where, extId);
      return;
    }
    this.seen.add(extId);
    if (mapped.kind === 'mapped') this.accept({ draft: mapped.draft, ...where }, mapped.warnings);
    else if (mapped.kind === 'elsewhere') this.note('elsewhere', [mapped.finding], where, extId);
    else this.leaveOut(mapped, where);
  }

  private leaveOut({ extId, label }: NotOuting, where: Where): void {
    this.report.counts.notOutings += 1;
    addTo(this.report.notOutings, { ...where, extId, label });
    this.leftOut.push({ extId, ...where });
  }

  private accept({ draft, ...where }: Placed, warnings: readonly Finding[]): void {
    const { extId } = draft;
    const dates = checkDates(draft.periods, this.days, feedFields[this.source].dates);
    if (dates.refusal !== undefined) {
      this.reject(dates.refusal, where, extId);
      return;
    }
    this.note('corrected', dates.corrections, where, extId);
    this.question([...warnings, ...dates.warnings], where, extId);
    const checked = { ...draft, periods: dates.periods };
    this.batch.push({ ...where, draft: shiftDraft(checked, this.report.shiftedWeeks) });
  }

  private noteContradiction({ draft, contradiction }: FoundContradiction, where: Where): void {
    const finding = describeContradiction(draft, contradiction, feedFields[this.source]);
    if (contradiction.verdict.kind === 'corrected')
      this.note('corrected', [finding], where, draft.extId);
    else this.question([finding], where, draft.extId);
  }

  private question(findings: readonly Finding[], where: Where, extId: string): void {
    for (const finding of findings)
      this.note(finding.doubt === undefined ? 'warnings' : 'doubtful', [finding], where, extId);
  }

  private note(
    list: 'corrected' | 'warnings' | 'doubtful' | 'elsewhere',
    findings: readonly Finding[],
    { file, line, record }: Where,
    extId: string,
  ): void {
    this.report.counts[list] += findings.length;
    for (const finding of findings)
      addTo(this.report[list], { ...finding, file, line, record, extId });
  }

  private reject(finding: Finding, { file, line, record }: Where, extId: string | null): void {
    this.report.counts.rejected += 1;
    addTo(this.report.rejected, { ...finding, file, line, record, extId });
  }

  private write(batch: readonly Placed[]): Promise<void> {
    return writeOrRefuse(batch, {
      write: async (placed) => {
        const outcome = await writeBatch(
          { db: this.deps.db, now: this.now, usedSlugs: this.usedSlugs, locate: this.locate },
          placed.map(({ draft }) => draft),
        );
        const { counts } = this.report;
        counts.created += outcome.created;
        counts.updated += outcome.updated;
        counts.unchanged += outcome.unchanged;
        counts.skipped += outcome.skipped;
        const byExtId = new Map(placed.map((one) => [one.draft.extId, one]));
        for (const found of outcome.contradictions) {
          const one = byExtId.get(found.draft.extId);
          if (one !== undefined) this.noteContradiction(found, one);
        }
        for (const [extId, doubt] of outcome.doubts) {
          const one = byExtId.get(extId);
          if (one !== undefined)
            this.question([describeDoubt(one.draft, doubt, feedFields[this.source])], one, extId);
        }
        for (const one of placed) this.list(one);
      },
      refuse: ({ draft, ...where }, error) => {
        const expected = 'a poi the database accepts';
        this.reject({ path: '', expected, obtained: messageOf(error) }, where, draft.extId);
      },
    });
  }

  private withdraw(leftOut: readonly LeftOut[]): Promise<void> {
    return writeOrRefuse(leftOut, {
      write: async (records) => {
        const extIds = records.map(({ extId }) => extId);
        const withdrawn = await withdrawPois(this.deps.db, this.source, extIds, this.now);
        this.report.counts.withdrawn += withdrawn;
      },
      refuse: ({ extId, ...where }, error) => {
        const expected = 'a withdrawal the database accepts';
        this.reject({ path: '', expected, obtained: messageOf(error) }, where, extId);
      },
    });
  }

  private list({ draft, ...where }: Placed): void {
    const { counts, withoutDate, withoutTheme, placesWithoutTheme, keptBack } = this.report;
    const isPlace = draft.isPermanent && draft.tour === null;
    const entry = { ...where, extId: draft.extId, label: draft.label };
    if (draft.isPermanent) counts.permanent += 1;
    if (!hasDates(draft)) {
      counts.drafts += 1;
      addTo(withoutDate, entry);
    }
    const keptReason = keptReasonOf(draft.sourceClass);
    if (keptReason !== undefined) {
      counts.keptBack += 1;
      addTo(keptBack, { ...entry, reason: keptReason });
      return;
    }
    if (draft.themes.length > 0) return;
    counts[isPlace ? 'placesWithoutTheme' : 'withoutTheme'] += 1;
    addTo(isPlace ? placesWithoutTheme : withoutTheme, entry);
  }
}

export const importsService = (deps: Deps) => ({
  importFeed: async ({ format, path, isShifted }: ImportRequest): Promise<ImportReport> => {
    const map = mappers[format];
    const files = await listFeedFiles(path);
    const run = new FeedImport(deps, format);
    const { report } = run;
    if (isShifted) {
      const here = toParisTime(deps.clock.now().toISOString());
      report.shiftedWeeks = await findShift(
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
        report.files.read.push(name);
      } catch (error) {
        if (databaseProblem(error) !== undefined) throw error;
        failure = error;
      }
      await run.flush(name);
      if (failure !== undefined)
        report.files.unreadable.push({ file: name, reason: messageOf(failure) });
    }
    await run.settle();
    const { created, updated, withdrawn } = report.counts;
    if (created + updated + withdrawn >= tidyAbove) await tidyAfterImport(deps.db);
    return report;
  },
});
