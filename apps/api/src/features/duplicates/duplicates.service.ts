import { parisDay } from '@parages/contracts/vocabulary/dates/date-presets';
import { limits } from '@parages/contracts/vocabulary/limits';
import { askerOf } from '../../platform/access/asker.ts';
import type { Viewer } from '../../platform/access/viewer.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/database.ts';
import { Problem } from '../../platform/problems/problem.ts';
import { pairsRepository } from './pairs/pairs.repository.ts';
import type { Distinction, DuplicatePairs, PairsQuery } from './pairs/pairs.schema.ts';

export type DuplicatesDeps = { db: Db; clock: Clock };

export const duplicatesService = ({ db, clock }: DuplicatesDeps) => ({
  list: async (viewer: Viewer, page: PairsQuery): Promise<DuplicatePairs> => {
    const { accountId } = askerOf(viewer);
    const today = parisDay(clock.now());
    const rows = await pairsRepository(db).list({
      ...page,
      accountId,
      today,
      countedTo: limits.dashboard.countedTo,
    });
    return { items: rows.map(({ total: _, ...pair }) => pair), total: rows[0]?.total ?? 0 };
  },

  /** Problems: poi_not_found, unless the two events are a pair; poi_own, for either of them. */
  setDistinction: async (
    viewer: Viewer,
    poiId: string,
    { otherPoiId, areDistinct }: Distinction,
  ): Promise<{ areDistinct: boolean }> => {
    const { accountId, isAdmin } = askerOf(viewer);
    const pair = { poiId, otherPoiId, areDistinct };
    const found = await pairsRepository(db).setDistinction({
      ...pair,
      accountId,
      isAdmin,
      now: clock.now(),
    });
    if (found === undefined) throw new Problem('poi_not_found');
    if (found.isOwn) throw new Problem('poi_own');
    return { areDistinct };
  },
});

export type DuplicatesService = ReturnType<typeof duplicatesService>;
