import type { Asker } from '../../../platform/access/asker.ts';
import type { Db } from '../../../platform/database/database.ts';
import { Problem } from '../../../platform/problems/problem.ts';
import { lifecycleRepository } from '../lifecycle/lifecycle.repository.ts';

export type FindShownVersionDeps = { db: Db };

export const findShownVersion =
  ({ db }: FindShownVersionDeps) =>
  async ({ accountId, isModerator }: Asker, poiId: string): Promise<string> => {
    const state = await lifecycleRepository(db).findState({ accountId, poiId, isModerator });
    if (!state) throw new Problem('poi_not_found');
    return state.shownVersionId;
  };
