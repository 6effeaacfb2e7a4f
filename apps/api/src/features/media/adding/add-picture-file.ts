import type { Viewer } from '../../../platform/access/viewer.ts';
import type { AddedPicture, PictureForm } from '../pictures.schema.ts';
import { type AddPictureDeps, addPicture, describe } from './add-picture.ts';
import { findPlaceToAdd } from './find-picture-place.ts';

export type ReceivedPicture = Omit<PictureForm, 'file'> & { bytes: Buffer };

/** Problems: those of `findPlaceToAdd` and `addPicture`. */
export const addPictureFile =
  (deps: AddPictureDeps) =>
  async (
    poiId: string,
    { bytes, ...description }: ReceivedPicture,
    viewer: Viewer,
  ): Promise<AddedPicture> => {
    const { organisationId, reach } = await findPlaceToAdd(deps.db, poiId, viewer);
    const isOrganiser = reach === 'working';
    const facts = {
      ...describe(description),
      licenseUrl: null,
      origin: 'upload',
      sourceUrl: null,
    };
    return addPicture(deps, { poiId, organisationId, isOrganiser, bytes, facts }, viewer);
  };
