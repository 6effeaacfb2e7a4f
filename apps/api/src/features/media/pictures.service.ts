import { Problem } from '../../platform/problem.ts';
import type { Viewer } from '../../platform/viewer.ts';
import type { AddedPicture, PictureAddress, PictureChanges, PictureForm, PictureOrder, PoiPictures } from './pictures.schema.ts';

/** A picture of an event; without `poiId`, of the event for which it came. */
export type PictureOf = { mediaFileId: string; poiId: string | undefined };
/** The bytes of a file, and what was said of it. */
export type ReceivedPicture = Omit<PictureForm, 'file'> & { bytes: Buffer };

export type PicturesService = {
  /** Problems: permission_missing, poi_not_found, poi_transition_forbidden, pictures_full. */
  assertMayAdd: (poiId: string, viewer: Viewer) => Promise<void>;
  list: (poiId: string, viewer: Viewer) => Promise<PoiPictures>;
  addFile: (poiId: string, picture: ReceivedPicture, viewer: Viewer) => Promise<AddedPicture>;
  addByUrl: (poiId: string, picture: PictureAddress, viewer: Viewer) => Promise<AddedPicture>;
  update: (picture: PictureOf, changes: PictureChanges, viewer: Viewer) => Promise<PoiPictures>;
  delete: (picture: PictureOf, viewer: Viewer) => Promise<PoiPictures>;
  order: (poiId: string, order: PictureOrder, viewer: Viewer) => Promise<PoiPictures>;
};

const absent = async (): Promise<never> => {
  throw new Problem('service_unavailable');
};

/** Nothing of it is there yet. */
export const picturesService = (): PicturesService => ({
  ...{ assertMayAdd: absent, list: absent, addFile: absent, addByUrl: absent, update: absent, delete: absent, order: absent },
});
