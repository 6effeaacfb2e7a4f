import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/database/database.ts';
import { mostCountedRetries, type ReadQueue } from '../../../platform/metrics/queue-metrics.ts';
import { deliveringRepository } from './delivering.repository.ts';

/** The deliveries of active webhooks; those of paused ones and of suspended organisations wait. */
export function webhookQueueService({ db, clock }: { db: Db; clock: Clock }): ReadQueue {
  const deliveries = deliveringRepository(db);
  return async () => {
    const now = clock.now();
    const [dueSince, retrying] = await Promise.all([
      deliveries.findDueSince(now),
      deliveries.countRetrying(mostCountedRetries),
    ]);
    return {
      overdueSeconds: dueSince === undefined ? 0 : (now.getTime() - dueSince.getTime()) / 1000,
      retrying,
    };
  };
}
