import type { Clock } from '../../../platform/clock.ts';
import type { SqlClient } from '../../../platform/database/database.ts';
import { Problem } from '../../../platform/problems/problem.ts';
import { toPoi } from '../poi-answers.domain.ts';
import { detailRepository } from './detail.repository.ts';
import { withDistinctPhoneNumbers } from './phone-numbers.ts';
import type { Poi } from './poi-detail.schema.ts';

export type PreviewPoiDeps = { db: SqlClient; clock: Clock };

/** The caller checks the viewer's permission. Problems: poi_not_found. */
export const previewPoi =
  ({ db, clock }: PreviewPoiDeps) =>
  async (poiId: string, versionId: string): Promise<Poi> => {
    const key = { poiId, slugFr: null, versionId };
    const row = await detailRepository(db).find({ ...key, asOf: clock.now() });
    if (!row) throw new Problem('poi_not_found');
    return withDistinctPhoneNumbers(toPoi(row));
  };
