import type { Clock } from '../platform/clock.ts';
import type { Db, SqlClient } from '../platform/database.ts';
import { type JobLog, type Repeated, startRepeating } from './repeat.ts';
import { searchSweepRepository } from './search-sweep.repository.ts';

const batchSize = 500;
const everyMs = 30_000;

/** Takes what is over out of the search, batch by batch. Answers how many pois were looked at. */
export async function sweepSearch(db: SqlClient, now: Date): Promise<number> {
  const { sweep } = searchSweepRepository(db);
  let total = 0;
  for (;;) {
    const swept = await sweep(now, batchSize);
    total += swept;
    if (swept < batchSize) return total;
  }
}

type SweepDeps = { db: Db; clock: Clock; log: JobLog };

/** Sweeps now and every half minute: an event that is over leaves the lists within that delay. */
export const startSearchSweep = ({ db, clock, log }: SweepDeps): Repeated =>
  startRepeating({
    name: 'search sweep',
    everyMs,
    log,
    run: async () => {
      await sweepSearch(db, clock.now());
      return undefined;
    },
  });
