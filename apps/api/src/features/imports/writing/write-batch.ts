import { createHash } from 'node:crypto';
import { keptReasonOf } from '@parages/contracts/vocabulary/imports/kept-reasons';
import type { Db, SqlClient, Transaction } from '../../../platform/database/database.ts';
import type { PoiDraft } from '../mapping/poi-draft.ts';
import {
  listContradictions,
  type PlaceContradiction,
  withPostalCode,
} from '../plausibility/check-places.ts';
import type { KnownPoi } from './imports.repository.ts';
import { withdrawIn } from './withdraw-pois.ts';
import { type Place, writeDrafts } from './write-drafts.ts';

/**
 * `skipped` counts pois that are locked against imports, of an organisation, archived by an act
 * other than an import, or without a published version or a draft.
 */
export type BatchOutcome = { created: number; updated: number; unchanged: number; skipped: number };

/** Contradictions in the places of new and changed pois; `draft` is the one before correction. */
export type FoundContradiction = { draft: PoiDraft; contradiction: PlaceContradiction };

const transactionTimeoutMs = 120_000;

const hashOf = (draft: PoiDraft): string =>
  createHash('sha1').update(JSON.stringify(draft)).digest('base64url');

export const isComplete = (draft: PoiDraft): boolean =>
  draft.isPermanent || draft.periods.length > 0;

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
): Promise<PoiDraft[]> {
  const contradictions = await listContradictions(db, drafts);
  return drafts.map((draft, index) => {
    const contradiction = contradictions[index] ?? null;
    if (contradiction === null) return draft;
    found.push({ draft, contradiction });
    const { verdict } = contradiction;
    return verdict.kind === 'corrected' ? withPostalCode(draft, verdict.to) : draft;
  });
}

/**
 * Identifiers must be unique within a batch. Batches of one run may be concurrent if they share
 * `usedSlugs`. Of two concurrent imports that create the same poi, one throws and can be retried.
 */
export async function writeBatch(
  db: Db,
  drafts: readonly PoiDraft[],
  now: Date,
  usedSlugs: Set<string>,
): Promise<BatchOutcome & { contradictions: FoundContradiction[] }> {
  const contradictions: FoundContradiction[] = [];
  const newSlugs: string[] = [];
  const hashed = drafts.map((draft) => ({ draft, hash: hashOf(draft) }));
  const rules = {
    now,
    usedSlugs,
    organisationId: null,
    lockSlugs: async () => undefined,
    correct: (tx: SqlClient, changed: readonly PoiDraft[]) =>
      correctPlaces(tx, changed, contradictions),
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
        const { written, unchanged, skipped, slugs } = await writeDrafts(tx, hashed, rules);
        newSlugs.push(...slugs);
        const created = written.filter(({ isNew }) => isNew).length;
        const updated = written.length - created;
        return { created, updated, unchanged, skipped: skipped.length, contradictions };
      },
      { timeout: transactionTimeoutMs, maxWait: transactionTimeoutMs },
    );
  } catch (error) {
    for (const slug of newSlugs) usedSlugs.delete(slug); // rolled back: they are free again
    throw error;
  }
}
