import { createHash } from 'node:crypto';
import { followedSourceLimits } from '@parages/contracts/vocabulary/imports/source-limits';
import type { ReportList, ReportReason } from '@parages/contracts/vocabulary/imports/source-report';
import type { Db, Transaction } from '../../../../platform/database/database.ts';
import { lockName } from '../../../../platform/database/named-locks.ts';
import { importWorkRepository } from '../../batch/worker/import-work.repository.ts';
import { writingRules } from '../../batch/worker/writing/writing-rules.ts';
import type { Locate } from '../../locating/locate-drafts.ts';
import { doubtOf } from '../../locating/place-doubt.ts';
import { type PlacedDrafts, placeDrafts } from '../../locating/place-drafts.ts';
import type { PoiDraft } from '../../mapping/poi-draft.ts';
import { listContradictions, withPostalCode } from '../../plausibility/check-places.ts';
import { type HashedDraft, writeDrafts } from '../../writing/write-drafts.ts';
import { writeOrRefuse } from '../../writing/write-or-refuse.ts';
import type { SourceOutcome } from '../followed-sources.schema.ts';
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

const hashOf = (draft: PoiDraft): string =>
  createHash('sha256').update(JSON.stringify(draft)).digest('base64url');

/** Of the outcome of the writing; the caller knows the position of the record. */
type DraftNote = { list: ReportList; reason: ReportReason; extId: string; title: string };

const noteOf = (
  list: ReportList,
  reason: ReportReason,
  { extId, label: title }: PoiDraft,
): DraftNote => ({ list, reason, extId, title });

type Prepared = PlacedDrafts<HashedDraft> & { notes: DraftNote[] };

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
  const changed = hashed.filter(({ draft, hash }) => hashes.get(draft.extId) !== hash);
  const contradictions = await listContradictions(
    db,
    changed.map(({ draft }) => draft),
  );
  const verdicts = new Map(
    changed.map(({ draft }, index) => [draft.extId, contradictions[index]?.verdict]),
  );
  const corrected = hashed.map(({ draft, hash }) => {
    const verdict = verdicts.get(draft.extId);
    return {
      draft: verdict?.kind === 'corrected' ? withPostalCode(draft, verdict.to) : draft,
      hash,
    };
  });
  const placed = await placeDrafts({ db, locate }, corrected, hashes);
  for (const { draft } of changed) {
    const verdict = verdicts.get(draft.extId);
    const doubt = verdict === undefined ? undefined : doubtOf(draft, verdict);
    if (doubt !== undefined) placed.doubts.set(draft.extId, doubt);
  }
  const notes = changed.flatMap(({ draft }) => {
    const isCorrected = verdicts.get(draft.extId)?.kind === 'corrected';
    const doubt = isCorrected ? 'postal_code_corrected' : placed.doubts.get(draft.extId)?.reason;
    return doubt === undefined ? [] : [noteOf('doubtful', doubt, draft)];
  });
  return { ...placed, notes };
}

type Step = { outcome: SourceOutcome; skipped: readonly PoiDraft[] };

/** Undefined, and writes nothing, when the claim is lost. */
async function writeChunk(
  tx: Transaction,
  { now, until }: WritePulledDeps,
  { organisationId, ...claimed }: ClaimedSource,
  drafts: readonly HashedDraft[],
  doubts: Prepared['doubts'],
): Promise<Step | undefined> {
  const claim: SourceClaim = { sourceId: claimed.id, turn: claimed.turn };
  if (!(await sourceWorkRepository(tx).lock(claim, until()))) return undefined;
  const isStaff = organisationId === null;
  // Serialises the batches of two addresses of one organisation.
  await lockName(tx, drafts[0]?.draft.source ?? '');
  const at = now();
  const { written, unchanged, skipped } = await writeDrafts(
    tx,
    drafts,
    writingRules({ organisationId, isStaff, now: at, doubts }),
  );
  if (!isStaff && written.length > 0) await importWorkRepository(tx).addHistory(written, at);
  const created = written.filter(({ isNew }) => isNew).length;
  const updated = written.length - created;
  const outcome = { created, updated, unchanged, skipped: skipped.length, refused: 0 };
  return { outcome, skipped };
}

function add(outcome: SourceOutcome, step: SourceOutcome): void {
  for (const name of Object.keys(outcome) as (keyof SourceOutcome)[]) outcome[name] += step[name];
}

export type Pulled = { outcome: SourceOutcome; hasUnlocated: boolean; notes: DraftNote[] };

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
  const outcome = { created: 0, updated: 0, unchanged: 0, skipped: 0, refused: 0 };
  const { eventsPerWrite } = followedSourceLimits;
  const timeouts = { timeout: transactionMs, maxWait: transactionMs };
  const notes: DraftNote[] = [];
  let isLost = false;
  let hasUnlocated = false;
  for (let first = 0; first < drafts.length; first += eventsPerWrite) {
    if (deps.isStopping()) throw new Stopping();
    const chunk = await prepare(deps, claimed, drafts.slice(first, first + eventsPerWrite));
    hasUnlocated ||= chunk.hasUnanswered;
    notes.push(...chunk.notes);
    await writeOrRefuse(chunk.items, {
      write: async (items) => {
        const step = await deps.db.$transaction(
          (tx) => writeChunk(tx, deps, claimed, items, chunk.doubts),
          timeouts,
        );
        if (step === undefined) {
          isLost = true;
          return;
        }
        add(outcome, step.outcome);
        notes.push(...step.skipped.map((draft) => noteOf('keptBack', 'protected', draft)));
      },
      refuse: ({ draft }) => {
        outcome.refused += 1;
        notes.push(noteOf('refused', 'event_refused', draft));
      },
    });
    if (isLost) throw new ClaimLost();
  }
  return { outcome, hasUnlocated, notes };
}
