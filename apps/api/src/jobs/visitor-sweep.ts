import { forgetVisitors } from '../features/statistics/statistics.service.ts';
import type { Clock } from '../platform/clock.ts';
import type { Db } from '../platform/database.ts';
import { type JobLog, type Repeated, startRepeating } from './repeat.ts';

const everyMs = 3_600_000;

/** Forgets the visitors of days that are over, now and every hour. */
export const startVisitorSweep = ({
  db,
  clock,
  log,
}: {
  db: Db;
  clock: Clock;
  log: JobLog;
}): Repeated =>
  startRepeating({
    name: 'visitor sweep',
    everyMs,
    log,
    run: async () => {
      await forgetVisitors(db, clock.now());
      return undefined;
    },
  });
