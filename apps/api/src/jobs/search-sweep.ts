import type { Clock } from '../platform/clock.ts';
import type { Db, SqlClient } from '../platform/database.ts';
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

type SweepDeps = { db: Db; clock: Clock; log: { warn: (details: object, message: string) => void } };

/** Sweeps now and every half minute: an event that is over leaves the lists within that delay. A failure is logged and tried again. */
export function startSearchSweep({ db, clock, log }: SweepDeps): { stop: () => void } {
  let isRunning = false;
  const run = async (): Promise<void> => {
    if (isRunning) return;
    isRunning = true;
    await sweepSearch(db, clock.now()).catch((error: unknown) => log.warn({ err: error }, 'search sweep failed'));
    isRunning = false;
  };
  const timer = setInterval(run, everyMs);
  void run();
  return { stop: () => clearInterval(timer) };
}
