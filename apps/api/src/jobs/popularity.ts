import { countPopularity } from '../features/recommendations/popularity.service.ts';
import type { Clock } from '../platform/clock.ts';
import type { Db } from '../platform/database.ts';
import { type JobLog, type Repeated, startRepeating } from './repeat.ts';

const everyMs = 3_600_000;

/** Counts the popularity of pois now and every hour. */
export const startPopularity = ({
  db,
  clock,
  log,
}: {
  db: Db;
  clock: Clock;
  log: JobLog;
}): Repeated =>
  startRepeating({
    name: 'popularity',
    everyMs,
    log,
    run: async () => {
      await countPopularity(db, clock.now());
      return undefined;
    },
  });
