import type { SqlClient } from '../../../platform/database/database.ts';
import { changesRepository } from './changes.repository.ts';

const batchSize = 1000;

/**
 * Records the events that were published before the change log existed, and renumbers changes that
 * a restore brought from another database. A statement writes at most `batchSize` rows.
 */
export async function keepChangeLog(
  db: SqlClient,
  now: Date,
  isStopping: () => boolean = () => false,
): Promise<void> {
  const changes = changesRepository(db);
  while (!isStopping() && (await changes.renumber(batchSize)) === batchSize);
  while (!isStopping() && !(await changes.recordMissing(now, batchSize)));
}
