import type { SqlClient } from '../../../platform/database/database.ts';
import { searchSweepRepository } from './search-sweep.repository.ts';

const batchSize = 500;
/** Of one call, so that the next sweep is not late. */
const maxFillBatches = 20;

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

/** Returns how many pois of a former release got their next card; the next call goes on. */
export async function fillNextCards(
  db: SqlClient,
  now: Date,
  isStopping: () => boolean = () => false,
): Promise<number> {
  const { fillNextCards: fill } = searchSweepRepository(db);
  let total = 0;
  for (let batches = 0; batches < maxFillBatches && !isStopping(); batches += 1) {
    const filled = await fill(now, batchSize);
    total += filled;
    if (filled < batchSize) break;
  }
  return total;
}
