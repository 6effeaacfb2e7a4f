import { v7 as uuidv7 } from 'uuid';
import type { PictureStore } from '../../../gateways/picture-store/picture-store.ts';
import type { Db, SqlClient } from '../../../platform/database/database.ts';
import { type NewMediaFile, picturesRepository } from '../pictures.repository.ts';
import type { PreparedPicture } from '../pipeline/prepare-picture.ts';

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
 * Stores a picture and returns the id of its row, which no event shows yet: the sweep deletes it
 * after a day unless the caller shows it. `insert` writes the row, for callers that check quotas in
 * the same transaction.
 */
export async function keepPicture(
  db: Pick<Db, 'media'> & SqlClient,
  store: PictureStore,
  prepared: PreparedPicture,
  facts: PictureFacts,
  insert: (picture: NewMediaFile) => Promise<unknown> = picturesRepository(db).insert,
): Promise<string> {
  const id = uuidv7();
  const { files, ...look } = prepared;
  await insert({ id, ...look, ...facts });
  await Promise.all(
    files.map(async ({ name, bytes, type }) => {
      if (!(await store.has(name))) await store.write(name, bytes, type);
    }),
  );
  return id;
}
