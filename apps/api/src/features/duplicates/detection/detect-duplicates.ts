import { duplicateLimits } from '@parages/contracts/vocabulary/events/review/duplicate-limits';
import type { JobLog } from '../../../platform/background/repeating-job.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/database/database.ts';
import { databaseProblem } from '../../../platform/database/database-failure.ts';
import { detectionRepository } from './detection.repository.ts';

export type DetectDuplicatesDeps = {
  db: Db;
  clock: Clock;
  log: JobLog;
  /** Called with the events of each batch, once their pairs are written. */
  onChecked?: (poiIds: string[]) => Promise<unknown>;
};

const { withinM, likeness } = duplicateLimits;
const eventsPerTransaction = 100;
const transactionsPerRun = 50;
const transactionMs = 30_000;

/** `isLate`: a statement passed its timeout, so that the events are in the queue again. */
async function checkBatch({ db, clock }: Pick<DetectDuplicatesDeps, 'db' | 'clock'>, most: number) {
  let poiIds: string[] = [];
  try {
    await db.$transaction(
      async (tx) => {
        const detection = detectionRepository(tx);
        poiIds = await detection.takeChecks(most);
        if (poiIds.length > 0)
          await detection.writePairs({ withinM, likeness, poiIds, now: clock.now() });
      },
      { timeout: transactionMs },
    );
    return { poiIds, isLate: false };
  } catch (error) {
    if (poiIds.length === 0 || databaseProblem(error)?.code !== 'query_timeout') throw error;
    return { poiIds, isLate: true };
  }
}

/**
 * Looks for duplicates of new and changed events, at most some thousands in one run. Returns the
 * number of events. A batch leaves the queue in the transaction that writes its pairs, so that a
 * worker that dies loses none. After a statement timeout it tries half as many events; a single
 * event with too many others around it leaves the queue with a warning.
 */
export const detectDuplicates =
  ({ db, clock, log, onChecked }: DetectDuplicatesDeps) =>
  async (isStopping: () => boolean = () => false): Promise<number> => {
    let total = 0;
    let most = eventsPerTransaction;
    for (let n = 0; n < transactionsPerRun && !isStopping(); n += 1) {
      const { poiIds, isLate } = await checkBatch({ db, clock }, most);
      const [poiId] = poiIds;
      if (poiId === undefined) break;
      if (!isLate) {
        total += poiIds.length;
        most = Math.min(most * 2, eventsPerTransaction);
        await onChecked?.(poiIds);
      } else if (poiIds.length > 1) most = Math.ceil(poiIds.length / 2);
      else {
        await detectionRepository(db).dropChecks(poiId);
        log.warn(
          { poiId },
          'an event takes too long to compare: its duplicates are not looked for',
        );
      }
    }
    return total;
  };
