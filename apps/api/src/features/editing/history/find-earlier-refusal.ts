import type { Db } from '../../../platform/database/database.ts';
import { Problem } from '../../../platform/problems/problem.ts';
import { mergeChanges } from '../content/changes.domain.ts';
import type { Change, EarlierRefusal } from '../organiser-poi.schema.ts';
import { historyRepository } from './history.repository.ts';

export type FindEarlierRefusalDeps = { db: Db };

/** Null when the last decision is no refusal. Problem: poi_not_found. */
export const findEarlierRefusal =
  ({ db }: FindEarlierRefusalDeps) =>
  async (poiId: string): Promise<EarlierRefusal> => {
    const history = historyRepository(db);
    const found = await history.findEarlierRefusal(poiId);
    if (found === undefined) {
      if (!(await history.hasPoi(poiId))) throw new Problem('poi_not_found');
      return { refusal: null };
    }
    const { diffs, ...refusal } = found;
    const changes = diffs.reduce<Change[]>((sum, diff) => mergeChanges(sum, diff), []);
    return { refusal: { ...refusal, changes } };
  };
