import type { Viewer } from '../../../platform/access/viewer.ts';
import type { Db } from '../../../platform/database/database.ts';
import { findPlaceToAdd } from './find-picture-place.ts';

export type AssertMayAddDeps = { db: Db };

/** Problems: permission_missing, organisation_suspended, poi_not_found, poi_transition_forbidden, pictures_full. */
export const assertMayAdd =
  ({ db }: AssertMayAddDeps) =>
  async (poiId: string, viewer: Viewer): Promise<void> => {
    await findPlaceToAdd(db, poiId, viewer);
  };
