import { z } from 'zod';
import { emptyIsAbsent, optionalLink, optionalText } from './setting-shapes.ts';

/** Where pictures are kept, and which are fetched. Without a folder or a bucket none can be added. */
export const pictureSettings = {
  /** A folder of this machine; made when the first picture comes. */
  PICTURES_FOLDER: optionalText,
  /** A bucket of a service that speaks S3, instead of the folder: all five of them. */
  PICTURES_S3_ENDPOINT: optionalLink,
  PICTURES_S3_REGION: optionalText,
  PICTURES_S3_BUCKET: optionalText,
  PICTURES_S3_ACCESS_KEY: optionalText,
  PICTURES_S3_SECRET_KEY: optionalText,
  /** Before each name in the bucket. */
  PICTURES_S3_PREFIX: z.string().default(''),
  /** Whether imports fetch the photos that feeds name. Their rights are not the feed's to give: look at its licence first. */
  IMPORT_PHOTOS: z.preprocess(emptyIsAbsent, z.stringbool().default(false)),
};
