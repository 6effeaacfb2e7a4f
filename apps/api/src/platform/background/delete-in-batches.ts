import { isAborted } from '../database/database-failure.ts';

const usualBatch = 1000;
const attempts = 5;

/** Two workers that delete the same rows in another order block each other: one is aborted. */
async function retryAborted(deleteSome: () => Promise<number>): Promise<number> {
  for (let attempt = 1; ; attempt += 1)
    try {
      return await deleteSome();
    } catch (error) {
      if (attempt === attempts || !isAborted(error)) throw error;
    }
}

/**
 * Calls `deleteSome` until it deletes fewer rows than it may, so that no statement meets its
 * deadline, and each one locks few rows. Calls it again, four times at most, when the database
 * aborts it, such as after a deadlock. Returns the number of deleted rows.
 */
export async function deleteInBatches(
  deleteSome: (most: number) => Promise<number>,
  isStopping: () => boolean = () => false,
  most = usualBatch,
): Promise<number> {
  let total = 0;
  while (!isStopping()) {
    const deleted = await retryAborted(() => deleteSome(most));
    total += deleted;
    if (deleted < most) break;
  }
  return total;
}
