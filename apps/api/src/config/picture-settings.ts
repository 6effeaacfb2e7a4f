import { z } from 'zod';
import { emptyIsAbsent } from '../platform/input/bounded-text.ts';
import { optionalLink, optionalText } from './setting-shapes.ts';

export const pictureSettings = {
  PICTURES_FOLDER: optionalText.meta({
    description:
      'Folder of the pictures, created with the first one. Without a folder or a bucket no picture can be added.',
    fallback: '`.data/pictures` with `npm start`',
  }),
  PICTURES_S3_ENDPOINT: optionalLink.describe(
    'Endpoint of an S3 service whose bucket replaces the folder. The bucket can stay private.',
  ),
  PICTURES_S3_REGION: optionalText.describe('Region of the bucket.'),
  PICTURES_S3_BUCKET: optionalText.describe('Name of the bucket.'),
  PICTURES_S3_ACCESS_KEY: optionalText.describe('Access key of the bucket.'),
  PICTURES_S3_SECRET_KEY: optionalText.meta({
    description: 'Secret key of the bucket.',
    isSecret: true,
  }),
  PICTURES_S3_PREFIX: z.string().default('').describe('Prefix of every object name in the bucket.'),
  IMPORT_PHOTOS: z
    .preprocess(emptyIsAbsent, z.stringbool().default(false))
    .describe(
      "Whether the worker fetches the photos that feeds name, five for each event. Check the feed's licence first.",
    ),
};
