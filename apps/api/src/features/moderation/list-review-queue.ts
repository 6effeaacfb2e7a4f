import { reviewLimits } from '@parages/contracts/vocabulary/limits';
import type { Viewer } from '../../platform/access/viewer.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/database.ts';
import { moderationRepository } from './moderation.repository.ts';
import type { QueueQuery, ReviewQueue } from './moderation.schema.ts';

export type ListReviewQueueDeps = { db: Db; clock: Clock };

export const listReviewQueue =
  ({ db, clock }: ListReviewQueueDeps) =>
  async ({ userId }: Viewer, { offset, pageSize }: QueueQuery): Promise<ReviewQueue> => {
    const rows = await moderationRepository(db).listQueue({
      accountId: userId,
      now: clock.now(),
      withinM: reviewLimits.duplicateWithinM,
      offset,
      pageSize,
    });
    return { items: rows.map(({ total: _total, ...item }) => item), total: rows[0]?.total ?? 0 };
  };
