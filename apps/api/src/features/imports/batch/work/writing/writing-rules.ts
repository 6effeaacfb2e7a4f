import type { SqlClient } from '../../../../../platform/database/database.ts';
import { lockNames } from '../../../../../platform/database/named-locks.ts';
import { toSlug } from '../../../../../platform/slug.ts';
import { openRevision } from '../../../../editing/revisions.service.ts';
import { slugLock } from '../../../../pois/slugs/poi-slugs.service.ts';
import type { PoiDraft } from '../../../mapping/poi-draft.ts';
import type { KnownPoi } from '../../../writing/imports.repository.ts';
import { placeOver, publishedIf } from '../../../writing/write-batch.ts';
import type { WritingRules } from '../../../writing/write-drafts.ts';
import { lackOf } from '../../table/read-line.ts';

type Options = { organisationId: string | null; isStaff: boolean; now: Date };

const isWhole = (draft: PoiDraft): boolean => lackOf(draft).length === 0;

// Publishing gives slugs under the same names: neither waits for the other's end in vain.
const holdSlugs = (tx: SqlClient, named: readonly PoiDraft[]): Promise<void> =>
  lockNames(
    tx,
    named.map(({ label, locality }) => slugLock(toSlug(label, locality))),
  );

/**
 * How the events of a file are written. Those of the team are published when they are whole. Those of an organisation go to review, in the
 * version in preparation: the one visitors read stays until a moderator says so.
 */
export function writingRules({ organisationId, isStaff, now }: Options): WritingRules {
  const common = { now, organisationId, usedSlugs: new Set<string>(), holdSlugs };
  if (isStaff)
    return {
      ...common,
      placeOf: placeOver,
      statusOf: (draft, known) => publishedIf(isWhole(draft), known),
    };
  return {
    ...common,
    placeOf: async (tx: SqlClient, known: KnownPoi | undefined) => {
      if (known === undefined) return { versionId: null };
      if (known.workingId !== null) return { versionId: known.workingId };
      if (known.publishedId === null) return undefined;
      const revision = { poiId: known.id, publishedId: known.publishedId, now };
      const { versionId } = await openRevision(tx, revision);
      return { versionId };
    },
    statusOf: (draft) => (isWhole(draft) ? 'in-review' : 'draft'),
  };
}
