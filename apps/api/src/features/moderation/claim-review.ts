import { reviewLimits } from '@parages/contracts/vocabulary/limits';
import type { Viewer } from '../../platform/access/viewer.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/database.ts';
import { Problem } from '../../platform/problems/problem.ts';
import { moderationRepository } from './moderation.repository.ts';
import type { ClaimAnswer } from './moderation.schema.ts';

export type ClaimReviewDeps = { db: Db; clock: Clock };

const minuteMs = 60_000;

/**
 * Returns another moderator's claim while that one is valid. Problems: poi_not_found, also when the
 * event is not in review.
 */
export const claimReview =
  ({ db, clock }: ClaimReviewDeps) =>
  async ({ userId: accountId }: Viewer, poiId: string): Promise<ClaimAnswer> => {
    const now = clock.now();
    const expiresAt = new Date(now.getTime() + reviewLimits.claimMinutes * minuteMs);
    const claim = await moderationRepository(db).claim({ poiId, accountId, now, expiresAt });
    if (claim === undefined) throw new Problem('poi_not_found');
    return { claim };
  };
