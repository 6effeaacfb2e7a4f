import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/database/database.ts';
import { detectionRepository } from './detection.repository.ts';
import { pairLimits } from './pair-limits.ts';

export type DetectDuplicatesDeps = {
  db: Db;
  clock: Clock;
  /** Called with the events of each batch, once their pairs are written. */
  onChecked?: (poiIds: string[]) => Promise<unknown>;
};

const eventsPerTransaction = 100;
const transactionsPerRun = 50;
const transactionMs = 30_000;

/**
 * Looks for duplicates of new and changed events, at most some thousands in one run. Returns the
 * number of events. A batch leaves the queue in the transaction that writes its pairs, so that a
 * worker that dies loses none.
 */
export const detectDuplicates =
  ({ db, clock, onChecked }: DetectDuplicatesDeps) =>
  async (isStopping: () => boolean = () => false): Promise<number> => {
    let total = 0;
    for (let n = 0; n < transactionsPerRun && !isStopping(); n += 1) {
      const checked = await db.$transaction(
        async (tx) => {
          const detection = detectionRepository(tx);
          const poiIds = await detection.takeChecks(eventsPerTransaction);
          if (poiIds.length > 0)
            await detection.writePairs({ ...pairLimits, poiIds, now: clock.now() });
          return poiIds;
        },
        { timeout: transactionMs },
      );
      if (checked.length === 0) break;
      total += checked.length;
      await onChecked?.(checked);
    }
    return total;
  };
