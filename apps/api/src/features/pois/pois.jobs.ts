import {
  type JobLog,
  type RepeatingJob,
  startRepeating,
} from '../../platform/background/repeating-job.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/database.ts';
import { keepChangeLog } from './changes/keep-change-log.ts';
import { fillNextCards, sweepSearch } from './search-projection/sweep-search.ts';

const everyMs = 30_000;

export type PoisJobsDeps = { db: Db; clock: Clock; log: JobLog };

/** A past event can stay in search until the next sweep. */
export const startPoisJobs = ({ db, clock, log }: PoisJobsDeps): RepeatingJob =>
  startRepeating({
    name: 'search sweep',
    everyMs,
    log,
    run: async (isStopping) => {
      await sweepSearch(db, clock.now());
      await fillNextCards(db, clock.now(), isStopping);
      await keepChangeLog(db, clock.now(), isStopping);
    },
  });
