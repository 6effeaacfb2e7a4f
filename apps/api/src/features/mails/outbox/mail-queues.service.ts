import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/database/database.ts';
import { mostCountedRetries, type ReadQueue } from '../../../platform/metrics/queue-metrics.ts';
import { outboxRepository } from './outbox.repository.ts';

/** The mails that users wait for, and those to many recipients, which are sent after them. */
export function mailQueuesService({ db, clock }: { db: Db; clock: Clock }): {
  mails: ReadQueue;
  'bulk mails': ReadQueue;
} {
  const outbox = outboxRepository(db);
  const read =
    (isBulk: boolean): ReadQueue =>
    async () => {
      const now = clock.now();
      const [dueSince, retrying] = await Promise.all([
        outbox.findDueSince(isBulk, now),
        outbox.countRetrying(isBulk, mostCountedRetries),
      ]);
      return {
        overdueSeconds: dueSince === undefined ? 0 : (now.getTime() - dueSince.getTime()) / 1000,
        retrying,
      };
    };
  return { mails: read(false), 'bulk mails': read(true) };
}
