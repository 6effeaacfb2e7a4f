import type { SqlClient } from '../../../platform/database/database.ts';
import { searchSweepRepository } from './search-sweep.repository.ts';

const batchSize = 500;

/** Returns how many pois were examined. */
export async function sweepSearch(db: SqlClient, now: Date): Promise<number> {
  const { sweep } = searchSweepRepository(db);
  let total = 0;
  for (;;) {
    const swept = await sweep(now, batchSize);
    total += swept;
    if (swept < batchSize) return total;
  }
}
