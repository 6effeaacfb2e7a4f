import { parisDay } from '@parages/contracts/vocabulary/dates/date-presets';
import { duplicateLimits } from '@parages/contracts/vocabulary/events/review/duplicate-limits';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/database.ts';
import { Problem } from '../../platform/problems/problem.ts';
import { moderationRepository } from './moderation.repository.ts';
import type { PoiDuplicates } from './moderation.schema.ts';

export type ListPoiDuplicatesDeps = { db: Db; clock: Clock };

/** Problem: poi_not_found. */
export const listPoiDuplicates =
  ({ db, clock }: ListPoiDuplicatesDeps) =>
  async (poiId: string): Promise<PoiDuplicates> => {
    const moderation = moderationRepository(db);
    const items = await moderation.listDuplicates({
      poiId,
      withinM: duplicateLimits.withinM,
      likeness: duplicateLimits.likeness,
      today: parisDay(clock.now()),
    });
    if (items.length === 0 && !(await moderation.has(poiId))) throw new Problem('poi_not_found');
    return { items };
  };
