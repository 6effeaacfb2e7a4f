import { reviewQueuesOf } from '@parages/contracts/vocabulary/events/review/review-queues';
import { limits } from '@parages/contracts/vocabulary/limits';
import type { Viewer } from '../../../platform/access/viewer.ts';
import type { Db } from '../../../platform/database/database.ts';
import { queuesRepository } from './queues.repository.ts';
import type { ReviewQueueCounts } from './queues.schema.ts';

export type CountQueuesDeps = { db: Db };

export const countQueues =
  ({ db }: CountQueuesDeps) =>
  async ({ permissions }: Pick<Viewer, 'permissions'>): Promise<ReviewQueueCounts> => ({
    items: await queuesRepository(db).count({
      queues: reviewQueuesOf(permissions),
      most: limits.dashboard.countedTo,
    }),
  });
