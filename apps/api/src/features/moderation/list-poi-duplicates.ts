import { parisDay } from '@parages/contracts/vocabulary/dates/date-presets';
import { reviewLimits } from '@parages/contracts/vocabulary/limits';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/database.ts';
import { moderationRepository } from './moderation.repository.ts';
import type { PoiDuplicates } from './moderation.schema.ts';

export type ListPoiDuplicatesDeps = { db: Db; clock: Clock };

export const listPoiDuplicates =
  ({ db, clock }: ListPoiDuplicatesDeps) =>
  async (poiId: string): Promise<PoiDuplicates> => ({
    items: await moderationRepository(db).listDuplicates({
      poiId,
      withinM: reviewLimits.duplicateWithinM,
      today: parisDay(clock.now()),
    }),
  });
