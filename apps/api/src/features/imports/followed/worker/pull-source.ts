import { parisDay } from '@parages/contracts/vocabulary/dates/date-presets';
import type { SourceFault } from '@parages/contracts/vocabulary/imports/source-faults';
import {
  type SourceReport,
  sourceReportLimits,
} from '@parages/contracts/vocabulary/imports/source-report';
import type { Clock } from '../../../../platform/clock.ts';
import type { Db, Transaction } from '../../../../platform/database/database.ts';
import { sourceOf } from '../../batch/batch-imports.domain.ts';
import type { Locate } from '../../locating/locate-drafts.ts';
import { previewFeed } from '../feed/preview-feed.ts';
import { FeedPull } from '../feed/pull-feed.ts';
import { isFeed } from '../feed/read-feed.ts';
import type { WholeReading } from '../reading/read-source.ts';
import { describeReading } from './describe-reading.domain.ts';
import { dailyPullAt, retryAt } from './next-pull.domain.ts';
import { type ReadPagesDeps, type ReadSource, readPages } from './read-pages.ts';
import { outcomeOf, reportPull, reportSame } from './report-pull.ts';
import { type ClaimedSource, sourceWorkRepository } from './source-work.repository.ts';
import { ClaimLost, Stopping, type WritePulledDeps, writePulled } from './write-pulled.ts';

export type PullSourceDeps = Omit<ReadPagesDeps, 'renew'> & {
  db: Db;
  /** Returns a client of the database without statement timeout; opens it at the first call. */
  openWork: () => Db;
  clock: Clock;
  /** Of one pull: a geocoder that does not answer is not asked again in it. */
  openLocate: () => Locate;
  leaseMs: number;
};

const noValidators = { etag: null, lastModified: null };

type Read = Extract<ReadSource, { kind: 'read' }>;
type Feed = Extract<ReadSource, { kind: 'feed' }>;

const isPreview = ({ status }: ClaimedSource): boolean => status !== 'followed';
const claimOf = ({ id, turn }: ClaimedSource) => ({ sourceId: id, turn });

export async function settleFailure(
  { db, clock }: Pick<PullSourceDeps, 'db' | 'clock'>,
  claimed: ClaimedSource,
  fault: SourceFault,
  retryAfterS: number | null = null,
): Promise<void> {
  const now = clock.now();
  const failures = claimed.failures + 1;
  await sourceWorkRepository(db).settle(
    claimOf(claimed),
    {
      status: isPreview(claimed) ? 'failed' : claimed.status,
      failures,
      fault,
      // A preview is made again when a member asks for it.
      nextPullAt: isPreview(claimed) ? null : retryAt(now, { failures, retryAfterS }),
    },
    now,
  );
}

async function settleUnchanged({ db, clock }: PullSourceDeps, claimed: ClaimedSource) {
  const now = clock.now();
  const nextPullAt = dailyPullAt(now, claimed.id);
  await db.$transaction(async (tx) => {
    const sources = sourceWorkRepository(tx);
    if (!(await sources.lock(claimOf(claimed), now))) return;
    const last = await sources.findLastReport(claimed.id);
    if (last !== undefined)
      await keepReport(sources, claimed, reportSame(last, parisDay(now)), now);
    const settled = { status: 'followed', failures: 0, fault: null, nextPullAt };
    await sources.settle(claimOf(claimed), settled, now);
  });
}

const keepReport = (
  sources: Sources,
  { id: sourceId }: ClaimedSource,
  report: SourceReport,
  now: Date,
) =>
  sources.keepReport({
    sourceId,
    now,
    report: JSON.stringify(report),
    most: sourceReportLimits.perSource,
  });

type Written = Omit<Parameters<Sources['settle']>[1], 'status' | 'nextPullAt'>;
type Sources = ReturnType<typeof sourceWorkRepository>;

async function settleWritten(
  { db, clock }: PullSourceDeps,
  claimed: ClaimedSource,
  { report, ...written }: Written & { report: SourceReport },
  noteGiven?: (tx: Transaction, now: Date) => Promise<unknown>,
): Promise<void> {
  const now = clock.now();
  await db.$transaction(async (tx) => {
    const sources = sourceWorkRepository(tx);
    if (!(await sources.lock(claimOf(claimed), now))) return;
    await noteGiven?.(tx, now);
    await keepReport(sources, claimed, report, now);
    const nextPullAt = dailyPullAt(now, claimed.id);
    await sources.settle(claimOf(claimed), { ...written, status: 'followed', nextPullAt }, now);
  });
}

// The source is that of the organisation's files: its events are as much its own.
const rulesOf = ({ clock }: PullSourceDeps, { poiSource, organisationId }: ClaimedSource) => ({
  source: poiSource ?? sourceOf(organisationId),
  today: parisDay(clock.now()),
});

const writingOf = (
  { openWork, clock, leaseMs, openLocate }: PullSourceDeps,
  isStopping: () => boolean,
): WritePulledDeps => ({
  db: openWork(),
  now: () => clock.now(),
  until: () => new Date(clock.now().getTime() + leaseMs),
  locate: openLocate(),
  isStopping,
});

const describe = (reading: WholeReading) => ({
  format: reading.format,
  name: reading.name,
  preview: describeReading(reading),
  failures: 0,
  fault: null,
});

const settlePreview = (
  { db, clock }: PullSourceDeps,
  claimed: ClaimedSource,
  reading: WholeReading,
): Promise<void> =>
  sourceWorkRepository(db).settle(
    claimOf(claimed),
    { ...describe(reading), status: 'ready', nextPullAt: null },
    clock.now(),
  );

async function takeReading(
  deps: PullSourceDeps,
  claimed: ClaimedSource,
  { reading, validators: given }: Read,
  isStopping: () => boolean,
): Promise<void> {
  if (isPreview(claimed)) return settlePreview(deps, claimed, reading);
  const pulled = await writePulled(writingOf(deps, isStopping), claimed, reading.drafts);
  const validators = pulled.hasUnlocated ? noValidators : given;
  const day = parisDay(deps.clock.now());
  const report = reportPull({ reading, pulled, source: claimed.url, day });
  const { extIds, isCut } = reading;
  const written = { ...describe(reading), outcome: outcomeOf(report), validators, report };
  // A source of which only a part was read may still give the others.
  await settleWritten(deps, claimed, written, (tx, now) =>
    sourceWorkRepository(tx).noteRecords({
      sourceId: claimed.id,
      extIds,
      isWhole: !isCut,
      now,
    }),
  );
}

async function takeFeed(
  deps: PullSourceDeps,
  claimed: ClaimedSource,
  { file, etag, lastModified }: Feed,
  isStopping: () => boolean,
): Promise<void> {
  const { readSource } = deps;
  const content = { ...rulesOf(deps, claimed), address: claimed.url };
  if (isPreview(claimed)) {
    const reading = await previewFeed({ readSource, content }, file);
    if ('fault' in reading) return settleFailure(deps, claimed, reading.fault);
    return settlePreview(deps, claimed, reading);
  }
  const pull = new FeedPull({ readSource, content, writing: writingOf(deps, isStopping) }, claimed);
  const fault = await pull.run(file);
  if (fault !== undefined) return settleFailure(deps, claimed, fault);
  const { read, format, hasUnlocated, isPartial } = pull;
  const report = pull.report.build({ source: claimed.url, day: content.today, read, isPartial });
  await pull.noteMissing();
  await settleWritten(deps, claimed, {
    ...(format !== undefined && { format }),
    failures: 0,
    fault: null,
    outcome: outcomeOf(report),
    validators: hasUnlocated ? noValidators : { etag, lastModified },
    report,
  });
}

// With a new year the same content means other dates of repeated events (`reading/read-source.ts`).
const isOfThisYear = (readAt: Date | null, now: Date): boolean =>
  readAt !== null && parisDay(readAt).slice(0, 4) === parisDay(now).slice(0, 4);

/** Reads a claimed source: makes its preview, or writes its events when it is followed. */
export const pullSource =
  (deps: PullSourceDeps) =>
  async (claimed: ClaimedSource, isStopping: () => boolean): Promise<void> => {
    const { db, clock, leaseMs } = deps;
    const { url: address, etag, lastModified, readAt } = claimed;
    const validators = isOfThisYear(readAt, clock.now()) ? { etag, lastModified } : noValidators;
    const renew = async (): Promise<void> => {
      if (isStopping()) throw new Stopping();
      const until = new Date(clock.now().getTime() + leaseMs);
      if (!(await sourceWorkRepository(db).lock(claimOf(claimed), until))) throw new ClaimLost();
    };
    const feed = { accepts: isFeed, isForPreview: isPreview(claimed) };
    const read = await readPages(
      { ...deps, renew },
      { address, ...validators, feed },
      rulesOf(deps, claimed),
    );
    if (read.kind === 'read') return takeReading(deps, claimed, read, isStopping);
    if (read.kind === 'feed')
      return takeFeed(deps, claimed, read, isStopping).finally(() => read.file.close());
    if (read.kind === 'unchanged') return settleUnchanged(deps, claimed);
    return settleFailure(deps, claimed, read.fault, read.retryAfterS);
  };
