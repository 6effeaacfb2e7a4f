import type { SqlClient } from '../../../platform/database/database.ts';
import { changesRepository } from './changes.repository.ts';

const batchSize = 1000;
/** Of one call, so that the sweep of the search, which runs before it, is not late. */
const maxBatches = 20;

/**
 * Records the events that were published before the change log existed, and renumbers changes that
 * a restore brought from another database. A statement writes at most `batchSize` rows, and a call
 * `maxBatches` times as many; the next call goes on.
 */
export async function keepChangeLog(
  db: SqlClient,
  now: Date,
  isStopping: () => boolean = () => false,
): Promise<void> {
  const changes = changesRepository(db);
  let batches = 0;
  const mayGoOn = (): boolean => {
    batches += 1;
    return batches <= maxBatches && !isStopping();
  };
  while (mayGoOn() && (await changes.renumber(batchSize)) === batchSize);
  while (mayGoOn() && !(await changes.recordMissing(now, batchSize)));
}
