import { type AddPictureByUrlDeps, addPictureByUrl } from './adding/add-picture-by-url.ts';
import { addPictureFile } from './adding/add-picture-file.ts';
import { assertMayAdd } from './adding/assert-may-add.ts';
import { deletePicture } from './changes/delete-picture.ts';
import { orderPictures } from './changes/order-pictures.ts';
import { updatePicture } from './changes/update-picture.ts';
import { listPictures } from './list-pictures.ts';

export type PicturesDeps = AddPictureByUrlDeps;

export const picturesService = (deps: PicturesDeps) => ({
  assertMayAdd: assertMayAdd(deps),
  list: listPictures(deps),
  addFile: addPictureFile(deps),
  addByUrl: addPictureByUrl(deps),
  update: updatePicture(deps),
  delete: deletePicture(deps),
  order: orderPictures(deps),
});

export type PicturesService = ReturnType<typeof picturesService>;
