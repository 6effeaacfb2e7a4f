import { v7 as uuidv7 } from 'uuid';
import type { Viewer } from '../../../platform/access/viewer.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { PoiChangesService } from '../../editing/poi-changes.service.ts';
import type { MediaFile, PictureChanges, PoiPictures } from '../pictures.schema.ts';
import { assertShown, changePictures, type EditablePictures } from './change-pictures.ts';
import { findPictureEvent, type PictureOf } from './find-picture-event.ts';

export type UpdatePictureDeps = { db: Db; changes: PoiChangesService };

type Described = Omit<PictureChanges, 'version'>;

/** Problems: those of `changePictures`, media_not_found. */
export const updatePicture =
  ({ db, changes }: UpdatePictureDeps) =>
  async (
    picture: PictureOf,
    { version, ...described }: PictureChanges,
    viewer: Viewer,
  ): Promise<PoiPictures> => {
    const { mediaFileId } = picture;
    const poiId = await findPictureEvent(db, picture);
    let newId: string | undefined;
    return changePictures(changes, { poiId, viewer, version }, async (images, editable) => {
      const old = images.find(({ id }) => id === mediaFileId);
      if (old === undefined && newId === undefined)
        await assertShown(editable.pictures, editable.versionIds, mediaFileId);
      if (old !== undefined) newId ??= await writeDescription(old, described, poiId, editable);
      const shownId = newId ?? mediaFileId;
      return images.map(({ id }) => (id === mediaFileId ? shownId : id));
    });
  };

// Never changes a row that a published version or another event shows: a copy of the row with the
// same file replaces it. Returns the id of the row written.
async function writeDescription(
  old: MediaFile,
  { focal = old.focal, ...words }: Described,
  poiId: string,
  { locked, pictures, versionIds }: EditablePictures,
): Promise<string> {
  const { title = old.title, credits = old.credits, license = old.license } = words;
  const changed = {
    mediaFileId: old.id,
    title: title || null,
    credits: credits || null,
    license,
    focalX: focal.x,
    focalY: focal.y,
  };
  const showing = await pictures.listShowing(old.id);
  const isOwn = showing.every(({ id, isPublished }) => versionIds.includes(id) && !isPublished);
  if (isOwn) {
    await pictures.update(changed);
    return old.id;
  }
  const copyId = uuidv7();
  await pictures.copy({ ...changed, copyId, poiId, now: locked.now });
  return copyId;
}
