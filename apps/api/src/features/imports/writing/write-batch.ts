import { createHash } from 'node:crypto';
import { v5 as uuidv5, v7 as uuidv7 } from 'uuid';
import type { Db } from '../../../platform/database.ts';
import type { PoiDraft } from '../mapping/poi-draft.ts';
import { assignSlugs } from './assign-slugs.ts';
import { importsRepository, type KnownPoi, type VersionContents } from './imports.repository.ts';

/** What became of the drafts of a batch. `skipped`: their pois are held by people. */
export type BatchOutcome = { created: number; updated: number; unchanged: number; skipped: number };

type Planned = { draft: PoiDraft; hash: string; known: KnownPoi | undefined };

const mediaNamespace = '7a0e2c8e-9c55-4d8b-8a52-2f6f3c1d5b10';
const transactionTimeoutMs = 120_000;

/** What a draft is compared by: a record that maps to the same draft has not changed. */
export const hashOf = (draft: PoiDraft): string => createHash('sha1').update(JSON.stringify(draft)).digest('base64url');

/** An event nobody can date yet waits as a draft; places and tours have no date to wait for. */
export const isComplete = (draft: PoiDraft): boolean => draft.isPermanent || draft.periods.length > 0;

type Row = { poiId: string; versionId: string; slugFr: string | null; sourceHash: string; status: string; draft: PoiDraft };

const toRow = ({ draft, hash, known }: Planned, slugFr: string | null): Row => ({
  poiId: known?.id ?? uuidv7(),
  versionId: known?.versionId ?? uuidv7(),
  slugFr,
  sourceHash: hash,
  // What was published stays so: without dates it leaves the search by itself.
  status: isComplete(draft) || known?.isPublished ? 'published' : 'draft',
  draft,
});

const toPoiJson = (rows: readonly Row[]): string =>
  JSON.stringify(
    rows.map(({ draft, ...identity }) => {
      const { periods: _1, prices: _2, contacts: _3, features: _4, media: _5, tour: _6, ...content } = draft;
      return { ...content, ...identity };
    }),
  );

// One flat list per table: the database expands it in one go, which lists inside each poi would do a thousand times.
function toContents(rows: readonly Row[]): VersionContents {
  const flat = (list: (draft: PoiDraft) => readonly object[]): string =>
    JSON.stringify(rows.flatMap(({ versionId, draft }) => list(draft).map((entry, index) => ({ ...entry, versionId, rank: index + 1 }))));
  return {
    periods: flat((draft) => draft.periods),
    prices: flat((draft) => draft.prices),
    contacts: flat((draft) => draft.contacts),
    tours: flat((draft) => (draft.tour === null ? [] : [draft.tour])),
    features: flat((draft) => draft.features),
    media: flat((draft) => draft.media.map((media) => ({ ...media, id: uuidv5(media.url, mediaNamespace) }))),
  };
}

/**
 * Writes drafts of one source, in one transaction: all of them or none. Unchanged ones are only looked up. Each identifier must stand
 * once in a batch. Pois already there keep their id, their slug and their first publication. Batches of one run may be written at the
 * same time; `usedSlugs` keeps their slugs apart. Should two imports of one source meet, the later one fails and may be tried again.
 */
export async function writeBatch(db: Db, drafts: readonly PoiDraft[], now: Date, usedSlugs: Set<string>): Promise<BatchOutcome> {
  const given: string[] = [];
  const write = (): Promise<BatchOutcome> =>
    db.$transaction(
      async (tx) => {
        const imports = importsRepository(tx);
        const source = drafts[0]?.source ?? '';
        const found = await imports.listKnown(
          source,
          drafts.map((draft) => draft.extId),
        );
        const known = new Map(found.map((poi) => [poi.extId, poi]));
        const planned = drafts.map((draft) => ({ draft, hash: hashOf(draft), known: known.get(draft.extId) }));
        const skipped = planned.filter((plan) => plan.known !== undefined && plan.known.versionId === null);
        const changed = planned.filter((plan) => plan.known?.versionId != null && plan.known.sourceHash !== plan.hash);
        const created = planned.filter((plan) => plan.known === undefined);
        const slugs = await assignSlugs(
          created.map((plan) => plan.draft),
          imports.listTakenSlugs,
          usedSlugs,
        );
        given.push(...slugs);
        const rows = [...created.map((plan, index) => toRow(plan, slugs[index] ?? null)), ...changed.map((plan) => toRow(plan, null))];
        if (rows.length > 0) {
          await imports.write(toPoiJson(rows), now);
          if (changed.length > 0) await imports.emptyVersions(changed.flatMap((plan) => plan.known?.versionId ?? []));
          await imports.fillVersions(toContents(rows));
          await imports.refresh(
            rows.map((row) => row.poiId),
            now,
          );
        }
        const unchanged = planned.length - skipped.length - changed.length - created.length;
        return { created: created.length, updated: changed.length, unchanged, skipped: skipped.length };
      },
      { timeout: transactionTimeoutMs, maxWait: transactionTimeoutMs },
    );
  try {
    return await write();
  } catch (error) {
    for (const slug of given) usedSlugs.delete(slug); // nothing was written: they are free again
    throw error;
  }
}
