import type { Viewer } from '../../../platform/access/viewer.ts';
import type { Db } from '../../../platform/database/database.ts';
import { Problem } from '../../../platform/problems/problem.ts';
import { organisationReviewRepository } from './organisation-review.repository.ts';
import type { OrganisationReview } from './organisation-review.schema.ts';
import { toReviewItem } from './to-review-item.ts';

export type GetOrganisationReviewDeps = { db: Db };

/** Problems: organisation_not_found. */
export const getOrganisationReview =
  ({ db }: GetOrganisationReviewDeps) =>
  async ({ userId }: Viewer, id: string): Promise<OrganisationReview> => {
    const reviews = organisationReviewRepository(db);
    const row = await reviews.find(userId, id);
    if (!row) throw new Problem('organisation_not_found');
    const [sameSiren, history] = await Promise.all([
      reviews.listSameNumber(row),
      reviews.listHistory(id),
    ]);
    return {
      ...toReviewItem(row),
      sameSiren,
      history: history.map((act) => ({ ...act, happenedAt: act.happenedAt.toISOString() })),
    };
  };
