import type { Clock } from '../../../platform/clock.ts';
import type { SqlClient } from '../../../platform/database/database.ts';
import { Problem } from '../../../platform/problems/problem.ts';
import { toPoi } from '../poi-answers.domain.ts';
import { assertVisible } from './assert-visible.ts';
import { detailRepository } from './detail.repository.ts';
import { withDistinctPhoneNumbers } from './phone-numbers.ts';
import type { Poi } from './poi-detail.schema.ts';

export type GetPoiDeps = { db: SqlClient; clock: Clock };

const slugPattern = /^[a-z0-9-]+$/;

/** Problems: poi_not_found, poi_gone. */
export const getPoi =
  (deps: GetPoiDeps) =>
  (poiId: string): Promise<Poi> =>
    findVisible(deps, { poiId, slugFr: null });

/**
 * For a former slug, `slugFr` of the answer differs from the parameter. Problems: poi_not_found,
 * poi_gone.
 */
export const getPoiBySlug =
  (deps: GetPoiDeps) =>
  async (slugFr: string): Promise<Poi> => {
    if (!slugPattern.test(slugFr)) throw new Problem('poi_not_found');
    return findVisible(deps, { poiId: null, slugFr });
  };

async function findVisible(
  { db, clock }: GetPoiDeps,
  key: { poiId: string | null; slugFr: string | null },
): Promise<Poi> {
  const row = await detailRepository(db).find({ ...key, versionId: null, asOf: clock.now() });
  assertVisible(row);
  return withDistinctPhoneNumbers(toPoi(row));
}
