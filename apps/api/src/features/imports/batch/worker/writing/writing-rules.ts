import type { Transaction } from '../../../../../platform/database/database.ts';
import { lockNames } from '../../../../../platform/database/named-locks.ts';
import { toSlug } from '../../../../../platform/slug.ts';
import { openRevision } from '../../../../editing/revisions.service.ts';
import { slugLock } from '../../../../pois/slugs/poi-slugs.service.ts';
import type { PoiDraft } from '../../../mapping/poi-draft.ts';
import type { KnownPoi } from '../../../writing/imports.repository.ts';
import { placeOver, publishedIf } from '../../../writing/write-batch.ts';
import type { WritingRules } from '../../../writing/write-drafts.ts';
import { missingIn } from '../../table/read-line.ts';

type Options = {
  organisationId: string | null;
  isStaff: boolean;
  now: Date;
  doubts: WritingRules['doubts'];
};

const isComplete = (draft: PoiDraft): boolean => missingIn(draft).length === 0;

// Takes the same locks as publishing, in one order, so that they cannot deadlock.
const lockSlugs = (tx: Transaction, named: readonly PoiDraft[]): Promise<void> =>
  lockNames(
    tx,
    named.map(({ label, locality }) => slugLock(toSlug(label, locality))),
  );

export function writingRules({ organisationId, isStaff, now, doubts }: Options): WritingRules {
  const common = {
    now,
    doubts,
    organisationId,
    isReviewed: !isStaff,
    usedSlugs: new Set<string>(),
    lockSlugs,
    // `write-import` has corrected them before it looks up addresses.
    correct: async (_: Transaction, drafts: readonly PoiDraft[]) => drafts,
  };
  if (isStaff)
    return {
      ...common,
      placeOf: placeOver,
      statusOf: (draft, known) => publishedIf(isComplete(draft), known),
    };
  return {
    ...common,
    placeOf: async (tx: Transaction, known: KnownPoi | undefined) => {
      if (known === undefined) return { versionId: null };
      if (known.workingId !== null) return { versionId: known.workingId };
      if (known.publishedId === null) return undefined;
      const revision = { poiId: known.id, publishedId: known.publishedId, now };
      const { versionId } = await openRevision(tx, revision);
      return { versionId };
    },
    statusOf: (draft) => (isComplete(draft) ? 'in-review' : 'draft'),
  };
}
