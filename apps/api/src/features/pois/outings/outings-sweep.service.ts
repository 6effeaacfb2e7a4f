import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/database/database.ts';
import { type NotListed, outingsRepository } from './outings.repository.ts';

export type { NotListed };

const firstId = '00000000-0000-0000-0000-000000000000';
const usualBatchSize = 500;

type Deps = { db: Db; clock: Clock; batchSize?: number };

/** Former versions of the service gave pois without a theme a row in the search tables. */
export function outingsSweepService({ db, clock, batchSize = usualBatchSize }: Deps) {
  const outings = outingsRepository(db);
  return {
    count: (): Promise<NotListed[]> => outings.countNotListed(),
    /** Idempotent; it may run beside the service and be stopped between batches. */
    sweep: async (): Promise<number> => {
      let total = 0;
      let after = firstId;
      for (;;) {
        const { swept, lastId } = await outings.sweep(after, batchSize, clock.now());
        if (lastId === null) return total;
        total += swept;
        after = lastId;
      }
    },
  };
}
