import type { Db } from '../../../platform/database/database.ts';
import { Problem } from '../../../platform/problems/problem.ts';
import { picturesRepository } from '../pictures.repository.ts';

/** Without `poiId`, the picture's event is the one for which it was added. */
export type PictureOf = { mediaFileId: string; poiId: string | undefined };

/** @throws {Problem} media_not_found */
export async function findPictureEvent(db: Db, { mediaFileId, poiId }: PictureOf): Promise<string> {
  const found = poiId ?? (await picturesRepository(db).findPoiOf(mediaFileId));
  if (found === undefined) throw new Problem('media_not_found');
  return found;
}
