import type { Viewer } from '../../../platform/access/viewer.ts';
import type { Db } from '../../../platform/database/database.ts';
import { findPlaceToAdd } from './find-picture-place.ts';

export type AssertMayAddDeps = { db: Db };

/** Runs before the picture is read. Problems: those of `findPlaceToAdd`. */
export const assertMayAdd =
  ({ db }: AssertMayAddDeps) =>
  async (poiId: string, viewer: Viewer): Promise<void> => {
    await findPlaceToAdd(db, poiId, viewer);
  };
