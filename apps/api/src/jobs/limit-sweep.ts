import { parisDay } from '@parages/contracts/vocabulary/dates/date-presets';
import { rateLimits } from '@parages/contracts/vocabulary/limits';
import {
  type JobLog,
  type RepeatingJob,
  startRepeating,
} from '../platform/background/repeating-job.ts';
import type { Clock } from '../platform/clock.ts';
import type { Db } from '../platform/database/database.ts';
import { idempotencyRepository } from '../platform/idempotency/idempotency.repository.ts';
import { quotasRepository } from '../platform/quotas/quotas.repository.ts';
import { requestCountsRepository } from '../platform/rate-limits/request-counts.repository.ts';

export const startLimitSweep = ({
  db,
  clock,
  log,
}: {
  db: Db;
  clock: Clock;
  log: JobLog;
}): RepeatingJob =>
  startRepeating({
    name: 'limit sweep',
    everyMs: rateLimits.sweepEveryMs,
    log,
    run: () => {
      const now = clock.now();
      return Promise.all([
        requestCountsRepository(db).forget(now),
        quotasRepository(db).forgetDailyUses(parisDay(now)),
        idempotencyRepository(db).forget(now),
      ]);
    },
  });
