import { z } from 'zod';
import type { Db, SqlClient } from '../../platform/database/database.ts';
import { sqlFile } from '../../platform/database/sql-file.ts';
import { mediaFileSchema } from './pictures.schema.ts';

const file = (name: string): URL => new URL(`./${name}.sql`, import.meta.url);
const text = z.string().nullable();
const idRow = z.strictObject({ id: z.uuid() });

const placeRow = z.strictObject({
  label: text,
  memberRole: z.enum(['owner', 'editor', 'reader']).nullable(),
  organisationStatus: text,
  organisationId: text,
  isArchived: z.boolean(),
  workingStatus: z.enum(['draft', 'in-review', 'accepted', 'refused']).nullable(),
  isPublished: z.boolean(),
  isEnabled: z.boolean(),
  versionId: text,
  version: z.int(),
  pictures: z.int(),
});
export type PicturePlace = z.output<typeof placeRow>;
const findPlace = sqlFile(file('find-picture-place'), {
  params: z.object({ poiId: z.string(), accountId: z.string() }),
  row: placeRow,
});

const listPictures = sqlFile(file('list-version-pictures'), {
  params: z.object({ versionId: z.string() }),
  row: z.strictObject(mediaFileSchema.shape),
});
const writePictures = sqlFile(file('write-version-pictures'), {
  params: z.object({ versionId: z.string(), ids: z.array(z.string()), now: z.date() }),
  row: idRow,
});
const listShowing = sqlFile(file('list-showing-versions'), {
  params: z.object({ mediaFileId: z.string() }),
  row: z.strictObject({ id: z.string(), isPublished: z.boolean() }),
});

const wordsShape = { title: text, credits: text, license: text };
const newFile = z.object({
  id: z.string(),
  sha256: z.string(),
  bytes: z.int(),
  width: z.int(),
  height: z.int(),
  thumbhash: z.string(),
  color: z.string(),
  ...wordsShape,
  licenseUrl: text,
  origin: z.string(),
  sourceUrl: text,
  uploadedBy: text,
  poiId: text,
  now: z.date(),
});
export type NewMediaFile = z.output<typeof newFile>;
const insertFile = sqlFile(file('insert-media-file'), { params: newFile, row: idRow });

const countKept = sqlFile(file('count-kept-pictures'), {
  params: z.object({
    accountId: z.string(),
    poiId: text,
    mostPending: z.int(),
    mostOfOrganisation: z.int(),
  }),
  row: z.strictObject({ pending: z.int(), ofOrganisation: z.int() }),
});

const changedShape = {
  mediaFileId: z.string(),
  ...wordsShape,
  focalX: z.number(),
  focalY: z.number(),
};
const updateFile = sqlFile(file('update-media-file'), {
  params: z.object(changedShape),
  row: idRow,
});
const copied = z.object({ ...changedShape, copyId: z.string(), poiId: z.string(), now: z.date() });
const copyFile = sqlFile(file('copy-media-file'), { params: copied, row: idRow });

/** Run `write` and `update` in the transaction that has locked the event. */
export const picturesRepository = (db: Pick<Db, 'media'> & SqlClient) => ({
  findPlace: async (poiId: string, accountId: string) =>
    (await findPlace(db, { poiId, accountId }))[0],
  /** The event for which a picture was added; undefined without one, and for a remote picture. */
  findPoiOf: async (mediaFileId: string): Promise<string | undefined> =>
    (
      await db.media.findFirst({
        where: { id: mediaFileId, kind: { not: 'remote' } },
        select: { poiId: true },
      })
    )?.poiId ?? undefined,
  list: (versionId: string) => listPictures(db, { versionId }),
  write: (versionId: string, ids: string[], now: Date) =>
    writePictures(db, { versionId, ids, now }),
  listShowing: (mediaFileId: string) => listShowing(db, { mediaFileId }),
  countKept: async (params: Parameters<typeof countKept>[1]) =>
    (await countKept(db, params))[0] ?? { pending: 0, ofOrganisation: 0 },
  insert: (picture: NewMediaFile) => insertFile(db, picture),
  update: (changed: z.input<z.ZodObject<typeof changedShape>>) => updateFile(db, changed),
  copy: (changed: z.input<typeof copied>) => copyFile(db, changed),
});
export type PicturesRepository = ReturnType<typeof picturesRepository>;
