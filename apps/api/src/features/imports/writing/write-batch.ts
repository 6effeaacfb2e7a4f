import { createHash } from 'node:crypto';
import type { Db } from '../../../platform/database/database.ts';
import type { PoiDraft } from '../mapping/poi-draft.ts';
import type { KnownPoi } from './imports.repository.ts';
import { type Place, writeDrafts } from './write-drafts.ts';

/** What became of the drafts of a batch. `skipped`: their pois are held by people. */
export type BatchOutcome = { created: number; updated: number; unchanged: number; skipped: number };

const transactionTimeoutMs = 120_000;

/** What a draft is compared by: a record that maps to the same draft has not changed. */
const hashOf = (draft: PoiDraft): string =>
  createHash('sha1').update(JSON.stringify(draft)).digest('base64url');

/** An event nobody can date yet waits as a draft; places and tours have no date to wait for. */
export const isComplete = (draft: PoiDraft): boolean =>
  draft.isPermanent || draft.periods.length > 0;

/** Where what is published at once goes: over what visitors read, else over what an earlier import left as a draft. */
export async function placeOver(
  _: unknown,
  known: KnownPoi | undefined,
): Promise<Place | undefined> {
  if (known === undefined) return { versionId: null };
  const versionId = known.publishedId ?? (known.workingStatus === 'draft' ? known.workingId : null);
  return versionId === null ? undefined : { versionId };
}

/** What was published stays so: without dates it leaves the search by itself. */
export const publishedIf = (
  isWhole: boolean,
  known: KnownPoi | undefined,
): 'published' | 'draft' =>
  isWhole || (known?.publishedId ?? null) !== null ? 'published' : 'draft';

/**
 * Writes drafts of one source, in one transaction: all of them or none. Unchanged ones are only looked up. Each identifier must stand
 * once in a batch. Pois already there keep their id, their slug and their first publication. Batches of one run may be written at the
 * same time; `usedSlugs` keeps their slugs apart. Should two imports of one source meet, the later one fails and may be tried again.
 */
export async function writeBatch(
  db: Db,
  drafts: readonly PoiDraft[],
  now: Date,
  usedSlugs: Set<string>,
): Promise<BatchOutcome> {
  const given: string[] = [];
  const hashed = drafts.map((draft) => ({ draft, hash: hashOf(draft) }));
  const rules = {
    now,
    usedSlugs,
    organisationId: null,
    holdSlugs: async () => undefined,
    placeOf: placeOver,
    statusOf: (draft: PoiDraft, known: KnownPoi | undefined) =>
      publishedIf(isComplete(draft), known),
  };
  try {
    return await db.$transaction(
      async (tx) => {
        const { written, unchanged, skipped, slugs } = await writeDrafts(tx, hashed, rules);
        given.push(...slugs);
        const created = written.filter(({ isNew }) => isNew).length;
        return { created, updated: written.length - created, unchanged, skipped: skipped.length };
      },
      { timeout: transactionTimeoutMs, maxWait: transactionTimeoutMs },
    );
  } catch (error) {
    for (const slug of given) usedSlugs.delete(slug); // nothing was written: they are free again
    throw error;
  }
}
