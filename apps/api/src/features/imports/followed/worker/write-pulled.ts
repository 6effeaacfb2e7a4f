import { createHash } from 'node:crypto';
import { followedSourceLimits } from '@parages/contracts/vocabulary/imports/source-limits';
import type { Db, Transaction } from '../../../../platform/database/database.ts';
import { lockName } from '../../../../platform/database/named-locks.ts';
import { importWorkRepository } from '../../batch/worker/import-work.repository.ts';
import { writingRules } from '../../batch/worker/writing/writing-rules.ts';
import type { Locate } from '../../locating/locate-drafts.ts';
import { doubtOf } from '../../locating/place-doubt.ts';
import { type PlacedDrafts, placeDrafts } from '../../locating/place-drafts.ts';
import type { PoiDraft } from '../../mapping/poi-draft.ts';
import { listContradictions, withPostalCode } from '../../plausibility/check-places.ts';
import { type HashedDraft, type RecordOutcome, writeDrafts } from '../../writing/write-drafts.ts';
import { writeOrRefuse } from '../../writing/write-or-refuse.ts';
import {
  type ClaimedSource,
  type SourceClaim,
  sourceWorkRepository,
} from './source-work.repository.ts';

/** Another worker has the source, or a member has detached it: this worker must stop writing. */
export class ClaimLost extends Error {}
export class Stopping extends Error {}

export type WritePulledDeps = {
  db: Db;
  now: () => Date;
  until: () => Date;
  locate: Locate;
  isStopping: () => boolean;
};

const transactionMs = 60_000;

export const hashOf = (draft: PoiDraft): string =>
  createHash('sha256').update(JSON.stringify(draft)).digest('base64url');

type Prepared = PlacedDrafts<HashedDraft> & {
  /** The identifiers of the drafts whose postcode is corrected. */
  corrected: Set<string>;
};

/** Corrects postcodes, questions places, then looks up the positions of new and changed events. */
async function prepare(
  { db, locate }: WritePulledDeps,
  { organisationId }: ClaimedSource,
  drafts: readonly PoiDraft[],
): Promise<Prepared> {
  const hashed = drafts.map((draft) => ({ draft, hash: hashOf(draft) }));
  const known = await importWorkRepository(db).listPois({
    source: drafts[0]?.source ?? '',
    organisationId,
    extIds: drafts.map(({ extId }) => extId),
  });
  const hashes = new Map(known.map(({ extId, sourceHash }) => [extId, sourceHash]));
  const contradictions = await listContradictions(db, drafts);
  const verdictOf = (index: number) => contradictions[index]?.verdict;
  const corrected = new Set(
    drafts.flatMap(({ extId }, index) => (verdictOf(index)?.kind === 'corrected' ? [extId] : [])),
  );
  const items = hashed.map(({ draft, hash }, index) => {
    const verdict = verdictOf(index);
    return {
      draft: verdict?.kind === 'corrected' ? withPostalCode(draft, verdict.to) : draft,
      hash,
    };
  });
  const placed = await placeDrafts({ db, locate }, items, hashes);
  for (const [index, draft] of drafts.entries()) {
    const verdict = verdictOf(index);
    const doubt = verdict === undefined ? undefined : doubtOf(draft, verdict);
    if (doubt !== undefined) placed.doubts.set(draft.extId, doubt);
  }
  return { ...placed, corrected };
}

type Records = ReadonlyMap<string, RecordOutcome>;

/** Undefined, and writes nothing, when the claim is lost. */
async function writeChunk(
  tx: Transaction,
  { now, until }: WritePulledDeps,
  { organisationId, ...claimed }: ClaimedSource,
  drafts: readonly HashedDraft[],
  doubts: Prepared['doubts'],
): Promise<Records | undefined> {
  const claim: SourceClaim = { sourceId: claimed.id, turn: claimed.turn };
  if (!(await sourceWorkRepository(tx).lock(claim, until()))) return undefined;
  const isStaff = organisationId === null;
  // Serialises the batches of two addresses of one organisation.
  await lockName(tx, drafts[0]?.draft.source ?? '');
  const at = now();
  const { written, records } = await writeDrafts(
    tx,
    drafts,
    writingRules({ organisationId, isStaff, now: at, doubts }),
  );
  if (!isStaff && written.length > 0) await importWorkRepository(tx).addHistory(written, at);
  return records;
}

export type Pulled = {
  hasUnlocated: boolean;
  /** By identifier; without those that the database refused. */
  records: Map<string, RecordOutcome>;
  corrected: Set<string>;
};

/**
 * Writes the events in transactions of some hundreds, each idempotent: a worker that repeats an
 * interrupted pull finds the written events unchanged. `hasUnlocated`: an address could not be looked
 * up, so that the same content must be pulled again.
 * @throws {ClaimLost}
 * @throws {Stopping}
 */
export async function writePulled(
  deps: WritePulledDeps,
  claimed: ClaimedSource,
  drafts: readonly PoiDraft[],
): Promise<Pulled> {
  const { eventsPerWrite } = followedSourceLimits;
  const timeouts = { timeout: transactionMs, maxWait: transactionMs };
  const records: Pulled['records'] = new Map();
  const corrected: Pulled['corrected'] = new Set();
  let isLost = false;
  let hasUnlocated = false;
  for (let first = 0; first < drafts.length; first += eventsPerWrite) {
    if (deps.isStopping()) throw new Stopping();
    const chunk = await prepare(deps, claimed, drafts.slice(first, first + eventsPerWrite));
    hasUnlocated ||= chunk.hasUnanswered;
    for (const extId of chunk.corrected) corrected.add(extId);
    await writeOrRefuse(chunk.items, {
      write: async (items) => {
        const written = await deps.db.$transaction(
          (tx) => writeChunk(tx, deps, claimed, items, chunk.doubts),
          timeouts,
        );
        isLost ||= written === undefined;
        for (const [extId, record] of written ?? []) records.set(extId, record);
      },
      // The report names each draft without a record.
      refuse: () => {},
    });
    if (isLost) throw new ClaimLost();
  }
  return { hasUnlocated, records, corrected };
}
