import { parisDay } from '@parages/contracts/vocabulary/dates/date-presets';
import type { Clock } from '../../../../platform/clock.ts';
import { type SourceWorkDb, sourceWorkRepository } from './source-work.repository.ts';

type ForgetMissingDeps = { db: SourceWorkDb; clock: Clock };

const dayMs = 86_400_000;
const keptDays = 90;
const batchLength = 2000;

/**
 * Deletes the records that a source no longer gives and that it is too late to propose: their event is
 * over, or they have been missing for a long time. Returns their number.
 */
export const forgetMissing =
  ({ db, clock }: ForgetMissingDeps) =>
  async (): Promise<number> => {
    const now = clock.now();
    const before = new Date(now.getTime() - keptDays * dayMs);
    const bounds = { today: parisDay(now), before, most: batchLength };
    let forgotten = 0;
    for (;;) {
      const batch = await sourceWorkRepository(db).forgetMissing(bounds);
      forgotten += batch;
      if (batch < batchLength) return forgotten;
    }
  };
