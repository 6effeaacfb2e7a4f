import type { Viewer } from '../../platform/access/viewer.ts';
import type { Db } from '../../platform/database/database.ts';
import { moderationRepository } from './moderation.repository.ts';
import type { ClaimAnswer } from './moderation.schema.ts';

export type ReleaseReviewDeps = { db: Db };

export const releaseReview =
  ({ db }: ReleaseReviewDeps) =>
  async ({ userId: accountId }: Viewer, poiId: string): Promise<ClaimAnswer> => {
    await moderationRepository(db).release({ poiId, accountId });
    return { claim: null };
  };
