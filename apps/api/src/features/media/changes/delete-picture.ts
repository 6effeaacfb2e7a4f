import type { Viewer } from '../../../platform/access/viewer.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { PoiChangesService } from '../../editing/poi-changes.service.ts';
import type { PoiPictures } from '../pictures.schema.ts';
import { assertShown, changePictures } from './change-pictures.ts';
import { findPictureEvent, type PictureOf } from './find-picture-event.ts';

export type DeletePictureDeps = { db: Db; changes: PoiChangesService };

/** Problems: those of `changePictures`, media_not_found. */
export const deletePicture =
  ({ db, changes }: DeletePictureDeps) =>
  async (picture: PictureOf, viewer: Viewer): Promise<PoiPictures> => {
    const { mediaFileId } = picture;
    const poiId = await findPictureEvent(db, picture);
    let isFound = false;
    return changePictures(changes, { poiId, viewer }, async (images, { versionIds, pictures }) => {
      const ids = images.map(({ id }) => id);
      isFound ||= ids.includes(mediaFileId);
      if (!isFound) await assertShown(pictures, versionIds, mediaFileId);
      return ids.filter((id) => id !== mediaFileId);
    });
  };
