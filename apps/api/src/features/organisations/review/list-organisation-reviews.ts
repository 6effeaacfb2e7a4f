import type { OrganisationStatus } from '@parages/contracts/vocabulary/organisations/organisation-statuses';
import type { Viewer } from '../../../platform/access/viewer.ts';
import type { Db } from '../../../platform/database/database.ts';
import { organisationChangeRepository } from '../changes/organisation-change.repository.ts';
import { organisationReviewRepository } from './organisation-review.repository.ts';
import type { OrganisationQueue, OrganisationQueueQuery } from './organisation-review.schema.ts';
import { toReviewItem } from './to-review-item.ts';

export type ListOrganisationReviewsDeps = { db: Db };

function byStatus(counted: ReadonlyMap<string, number>): Record<OrganisationStatus, number> {
  const countOf = (status: OrganisationStatus): number => counted.get(status) ?? 0;
  return {
    pending: countOf('pending'),
    approved: countOf('approved'),
    refused: countOf('refused'),
    suspended: countOf('suspended'),
  };
}

export const listOrganisationReviews =
  ({ db }: ListOrganisationReviewsDeps) =>
  async (
    { userId: viewerId }: Viewer,
    { status, hasChange, q, offset, pageSize }: OrganisationQueueQuery,
  ): Promise<OrganisationQueue> => {
    const reviews = organisationReviewRepository(db);
    const [rows, counted, changes] = await Promise.all([
      reviews.list({
        viewerId,
        id: null,
        status: status ?? null,
        hasChange: hasChange === 'true',
        q: q === '' ? null : (q ?? null),
        offset,
        pageSize,
      }),
      reviews.countByStatus(),
      organisationChangeRepository(db).countWaiting(),
    ]);
    const total = rows[0]?.total ?? 0;
    return { items: rows.map(toReviewItem), total, counts: byStatus(counted), changes };
  };
