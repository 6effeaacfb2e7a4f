import { parisDay } from '@parages/contracts/vocabulary/dates/date-presets';
import type { SourceFault } from '@parages/contracts/vocabulary/imports/source-faults';
import {
  type SourceReport,
  sourceReportLimits,
} from '@parages/contracts/vocabulary/imports/source-report';
import type { Clock } from '../../../../platform/clock.ts';
import type { Db } from '../../../../platform/database/database.ts';
import { sourceOf } from '../../batch/batch-imports.domain.ts';
import type { Locate } from '../../locating/locate-drafts.ts';
import type { WholeReading } from '../reading/read-source.ts';
import { describeReading } from './describe-reading.domain.ts';
import { dailyPullAt, retryAt } from './next-pull.domain.ts';
import { type ReadPagesDeps, type ReadSource, readPages } from './read-pages.ts';
import { reportPull, reportSame } from './report-pull.ts';
import { type ClaimedSource, sourceWorkRepository } from './source-work.repository.ts';
import { ClaimLost, Stopping, writePulled } from './write-pulled.ts';

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
  { extIds, isCut }: WholeReading,
  { report, ...written }: Written & { report: SourceReport },
): Promise<void> {
  const now = clock.now();
  await db.$transaction(async (tx) => {
    const sources = sourceWorkRepository(tx);
    if (!(await sources.lock(claimOf(claimed), now))) return;
    // A source of which only a part was read may still give the others.
    await sources.noteRecords({ sourceId: claimed.id, extIds, isWhole: !isCut, now });
    await keepReport(sources, claimed, report, now);
    const nextPullAt = dailyPullAt(now, claimed.id);
    await sources.settle(claimOf(claimed), { ...written, status: 'followed', nextPullAt }, now);
  });
}

async function takeReading(
  deps: PullSourceDeps,
  claimed: ClaimedSource,
  { reading, validators: given }: Read,
  isStopping: () => boolean,
): Promise<void> {
  const { db, openWork, clock, leaseMs } = deps;
  const preview = describeReading(reading);
  const read = { format: reading.format, name: reading.name, preview, failures: 0, fault: null };
  if (isPreview(claimed)) {
    const ready = { ...read, status: 'ready', nextPullAt: null };
    return sourceWorkRepository(db).settle(claimOf(claimed), ready, clock.now());
  }
  const pulled = await writePulled(
    {
      db: openWork(),
      now: () => clock.now(),
      until: () => new Date(clock.now().getTime() + leaseMs),
      locate: deps.openLocate(),
      isStopping,
    },
    claimed,
    reading.drafts,
  );
  const validators = pulled.hasUnlocated ? noValidators : given;
  const day = parisDay(clock.now());
  const report = reportPull({ reading, pulled, source: claimed.url, day });
  const { outcome } = pulled;
  await settleWritten(deps, claimed, reading, { ...read, outcome, validators, report });
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
    const read = await readPages(
      { ...deps, renew },
      { address, ...validators },
      // The source is that of the organisation's files: its events are as much its own.
      {
        source: claimed.poiSource ?? sourceOf(claimed.organisationId),
        today: parisDay(clock.now()),
      },
    );
    if (read.kind === 'read') return takeReading(deps, claimed, read, isStopping);
    if (read.kind === 'unchanged') return settleUnchanged(deps, claimed);
    return settleFailure(deps, claimed, read.fault, read.retryAfterS);
  };
