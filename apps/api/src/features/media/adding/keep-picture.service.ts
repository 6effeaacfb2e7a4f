import { v7 as uuidv7 } from 'uuid';
import type { PictureStore } from '../../../gateways/picture-store/picture-store.ts';
import type { SqlClient } from '../../../platform/database/database.ts';
import { type NewMediaFile, picturesRepository } from '../pictures.repository.ts';
import type { PreparedPicture } from '../pipeline/prepare-picture.ts';

/** What is known of a picture besides its pixels. */
export type PictureFacts = Pick<
  NewMediaFile,
  | 'title'
  | 'credits'
  | 'license'
  | 'licenseUrl'
  | 'origin'
  | 'sourceUrl'
  | 'uploadedBy'
  | 'poiId'
  | 'now'
>;

/**
 * Keeps a picture and answers the id of its row, which nobody shows yet: should whoever keeps it fail before he shows it, the sweep finds
 * it a day later. `insert` writes that row, for a caller that counts rows first. The files of a picture that is there already are not written again.
 */
export async function keepPicture(
  db: SqlClient,
  store: PictureStore,
  prepared: PreparedPicture,
  facts: PictureFacts,
  insert: (picture: NewMediaFile) => Promise<unknown> = picturesRepository(db).insert,
): Promise<string> {
  const id = uuidv7();
  const { files, ...look } = prepared;
  await insert({ id, ...look, ...facts });
  for (const { name, bytes, type } of files)
    if (!(await store.has(name))) await store.write(name, bytes, type);
  return id;
}
