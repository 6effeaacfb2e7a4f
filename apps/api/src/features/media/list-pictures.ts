import type { Viewer } from '../../platform/access/viewer.ts';
import type { Db } from '../../platform/database/database.ts';
import { Problem } from '../../platform/problems/problem.ts';
import { findPicturePlace } from './adding/find-picture-place.ts';
import { moderatesPictures } from './pictures.domain.ts';
import { picturesRepository } from './pictures.repository.ts';
import type { PoiPictures } from './pictures.schema.ts';

export type ListPicturesDeps = { db: Db };

/**
 * Pictures of the working version, else of the published one. Problems: poi_not_found,
 * permission_missing.
 */
export const listPictures =
  ({ db }: ListPicturesDeps) =>
  async (poiId: string, viewer: Viewer): Promise<PoiPictures> => {
    const { versionId, version, memberRole } = await findPicturePlace(db, poiId, viewer);
    if (memberRole === null && !moderatesPictures(viewer)) throw new Problem('permission_missing');
    const images = versionId === null ? [] : await picturesRepository(db).list(versionId);
    return { version, images };
  };
