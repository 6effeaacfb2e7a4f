import { createHash } from 'node:crypto';
import { keptReasonOf } from '@parages/contracts/vocabulary/imports/kept-reasons';
import type { Db, SqlClient, Transaction } from '../../../platform/database/database.ts';
import type { Locate } from '../locating/locate-drafts.ts';
import { doubtOf, type PlaceDoubt } from '../locating/place-doubt.ts';
import { type PlacedDrafts, placeDrafts } from '../locating/place-drafts.ts';
import type { PoiDraft } from '../mapping/poi-draft.ts';
import {
  listContradictions,
  type PlaceContradiction,
  withPostalCode,
} from '../plausibility/check-places.ts';
import { importsRepository, type KnownPoi } from './imports.repository.ts';
import { withdrawIn } from './withdraw-pois.ts';
import {
  countRecords,
  type HashedDraft,
  type Place,
  type RecordOutcome,
  writeDrafts,
} from './write-drafts.ts';

/**
 * `skipped` counts pois that are locked against imports, of an organisation, archived by an act
 * other than an import, or without a published version or a draft.
 */
export type BatchOutcome = { created: number; updated: number; unchanged: number; skipped: number };

/** Contradictions in the places of new and changed pois; `draft` is the one before correction. */
export type FoundContradiction = { draft: PoiDraft; contradiction: PlaceContradiction };

/** `doubts`, by `extId`, are those of the drafts that had no position. */
type Findings = {
  contradictions: FoundContradiction[];
  doubts: ReadonlyMap<string, PlaceDoubt>;
  records: ReadonlyMap<string, RecordOutcome>;
};

export type WriteBatchDeps = { db: Db; now: Date; usedSlugs: Set<string>; locate: Locate };

const transactionTimeoutMs = 120_000;

const hashOf = (draft: PoiDraft): string =>
  createHash('sha1').update(JSON.stringify(draft)).digest('base64url');

export const hasDates = (draft: PoiDraft): boolean => draft.isPermanent || draft.periods.length > 0;

const isComplete = (draft: PoiDraft): boolean => hasDates(draft) && draft.lon !== null;

/** Undefined when a known poi has no version that an import may replace or restore. */
export async function placeOver(
  _: unknown,
  known: KnownPoi | undefined,
): Promise<Place | undefined> {
  if (known === undefined) return { versionId: null };
  const { publishedId, workingId, workingStatus, withdrawnId } = known;
  const versionId = publishedId ?? (workingStatus === 'draft' ? workingId : null) ?? withdrawnId;
  return versionId === null ? undefined : { versionId };
}

/** A record that names no outing, unless a moderator has given the poi a theme. */
const isKeptBack = (draft: PoiDraft): boolean =>
  keptReasonOf(draft.sourceClass) !== undefined && draft.themes.length === 0;

/** A published poi stays published even when its new content is incomplete. */
export const publishedIf = (
  isWhole: boolean,
  known: KnownPoi | undefined,
): 'published' | 'draft' =>
  isWhole || (known?.publishedId ?? null) !== null ? 'published' : 'draft';

const withdrawPublished = (
  tx: Transaction,
  kept: readonly PoiDraft[],
  now: Date,
): Promise<number> =>
  withdrawIn(
    tx,
    kept[0]?.source ?? '',
    kept.map(({ extId }) => extId),
    now,
    {
      isPublishedOnly: true,
    },
  );

async function correctPlaces(
  db: SqlClient,
  drafts: readonly PoiDraft[],
  found: FoundContradiction[],
  doubts: Map<string, PlaceDoubt>,
): Promise<PoiDraft[]> {
  const contradictions = await listContradictions(db, drafts);
  return drafts.map((draft, index) => {
    const contradiction = contradictions[index] ?? null;
    if (contradiction === null) return draft;
    found.push({ draft, contradiction });
    const { verdict } = contradiction;
    const doubt = doubtOf(draft, verdict);
    if (doubt !== undefined && !doubts.has(draft.extId)) doubts.set(draft.extId, doubt);
    return verdict.kind === 'corrected' ? withPostalCode(draft, verdict.to) : draft;
  });
}

/** Looks addresses up before the transaction, which would otherwise wait for the geocoder. */
async function placeBatch(
  { db, locate }: Pick<WriteBatchDeps, 'db' | 'locate'>,
  drafts: readonly PoiDraft[],
): Promise<PlacedDrafts<HashedDraft>> {
  const items = drafts.map((draft) => ({ draft, hash: hashOf(draft) }));
  const unlocated = drafts.filter(({ lon }) => lon === null);
  const known =
    unlocated.length === 0
      ? []
      : await importsRepository(db).listKnown(
          unlocated[0]?.source ?? '',
          unlocated.map(({ extId }) => extId),
        );
  const hashes = new Map(known.map(({ extId, sourceHash }) => [extId, sourceHash]));
  return placeDrafts({ db, locate }, items, hashes);
}

/**
 * Identifiers must be unique within a batch. Batches of one run may be concurrent if they share
 * `usedSlugs`. Of two concurrent imports that create the same poi, one throws and can be retried.
 */
export async function writeBatch(
  { db, now, usedSlugs, locate }: WriteBatchDeps,
  given: readonly PoiDraft[],
): Promise<BatchOutcome & Findings> {
  const contradictions: FoundContradiction[] = [];
  const newSlugs: string[] = [];
  const { items: hashed, doubts } = await placeBatch({ db, locate }, given);
  const drafts = hashed.map(({ draft }) => draft);
  const places = new Map(doubts);
  const rules = {
    now,
    usedSlugs,
    isReviewed: false,
    organisationId: null,
    lockSlugs: async () => undefined,
    correct: (tx: SqlClient, changed: readonly PoiDraft[]) =>
      correctPlaces(tx, changed, contradictions, places),
    doubts: places,
    placeOf: placeOver,
    statusOf: (draft: PoiDraft, known: KnownPoi | undefined) =>
      publishedIf(isComplete(draft) && !isKeptBack(draft), known),
  };
  const kept = drafts.filter(isKeptBack);
  try {
    return await db.$transaction(
      async (tx) => {
        // A draft takes the place of a withdrawn poi, and moderators judge it.
        if (kept.length > 0) await withdrawPublished(tx, kept, now);
        const { records, slugs } = await writeDrafts(tx, hashed, rules);
        newSlugs.push(...slugs);
        return { ...countRecords(records), records, contradictions, doubts };
      },
      { timeout: transactionTimeoutMs, maxWait: transactionTimeoutMs },
    );
  } catch (error) {
    for (const slug of newSlugs) usedSlugs.delete(slug); // rolled back: they are free again
    throw error;
  }
}
