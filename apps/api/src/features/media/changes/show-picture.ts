import { markEffect } from '../../../platform/idempotency/effect-marks.ts';
import { Problem } from '../../../platform/problems/problem.ts';
import type { PoiChangesService } from '../../editing/poi-changes.service.ts';
import { isFull } from '../pictures.domain.ts';
import type { MediaFile, PoiPictures } from '../pictures.schema.ts';
import { changePictures, type PicturesChange } from './change-pictures.ts';

const idsOf = (images: readonly MediaFile[], isDrawing: boolean): string[] =>
  images.filter((image) => image.isDrawing === isDrawing).map(({ id }) => id);

/**
 * Adds a picture after the other photos and before placeholder drawings. Problems: those of
 * `changePictures`, pictures_full.
 */
export const showPicture = (
  changes: PoiChangesService,
  { mediaFileId, ...place }: PicturesChange & { mediaFileId: string },
): Promise<PoiPictures> => {
  let full = 0;
  return changePictures(changes, place, async (images, { versionIds, locked }) => {
    await markEffect(locked.tx);
    if (!isFull(images.length))
      return [...idsOf(images, false), mediaFileId, ...idsOf(images, true)];
    full += 1;
    if (full === versionIds.length) throw new Problem('pictures_full');
    // A version with the maximum of pictures stays unchanged when the other one has room.
    return images.map(({ id }) => id);
  });
};
