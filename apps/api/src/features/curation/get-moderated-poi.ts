import type { Viewer } from '../../platform/access/viewer.ts';
import type { Db } from '../../platform/database/database.ts';
import { Problem } from '../../platform/problems/problem.ts';
import { actsOf } from './curation.domain.ts';
import { curationRepository } from './curation.repository.ts';
import type { ModeratedPoi } from './curation.schema.ts';

export type GetModeratedPoiDeps = { db: Db };

/** Problems: poi_not_found. */
export const getModeratedPoi =
  ({ db }: GetModeratedPoiDeps) =>
  async (viewer: Viewer, key: { poiId?: string; slugFr?: string }): Promise<ModeratedPoi> => {
    const poi = await curationRepository(db).find(key, viewer.userId);
    if (poi === undefined) throw new Problem('poi_not_found');
    return { ...poi, acts: actsOf(viewer, poi) };
  };
