import { limits } from '@parages/contracts/vocabulary/limits';
import { licenseUrlPattern } from '@parages/contracts/vocabulary/pictures/license-urls';
import { mediaLicenses } from '@parages/contracts/vocabulary/pictures/media-licenses';
import { mediaOrigins } from '@parages/contracts/vocabulary/pictures/media-origins';
import { z } from 'zod';
import { boundedText, emptyIsAbsent, trimmedText } from '../../platform/input/bounded-text.ts';
import { plainLine } from '../../platform/input/plain-text.ts';

const { maxTitleLength, maxCreditsLength, maxUrlLength } = limits.picture;
const words = (most: number) => plainLine(most).nullable();
const share = z.number().min(0).max(1);
const version = z
  .int()
  .min(0)
  .optional()
  .describe('The version that the client read; a stale one is refused.');

export const mediaFileSchema = z
  .object({
    id: z.string(),
    title: z.string().nullable(),
    credits: z.string().nullable(),
    license: z.string().nullable(),
    licenseUrl: z
      .string()
      .nullable()
      .describe('Link to the terms of the licence; null without one'),
    width: z.int().nullable(),
    height: z.int().nullable(),
    position: z.int(),
    thumbhash: z.string().nullable(),
    focal: z.object({ x: share, y: share }),
    origin: z.enum(mediaOrigins).nullable(),
    sourceUrl: z.string().nullable(),
    isDrawing: z.boolean(),
  })
  .meta({
    id: 'MediaFile',
    description:
      'A picture of an event. `position`: from 1; cards show the first. `title`: alternative text. `thumbhash`: base64. `focal`: the point that cropping keeps visible, from left and top, as fractions of width and height. The file is at `/mediafile/{id}`.',
  });
export type MediaFile = z.output<typeof mediaFileSchema>;

export const poiPicturesSchema = z
  .object({ version: z.int(), images: z.array(mediaFileSchema) })
  .meta({
    id: 'PoiPictures',
    description:
      'All pictures of an event, in order, and the version to send with the next change.',
  });
export type PoiPictures = z.output<typeof poiPicturesSchema>;

export const addedPictureSchema = z
  .object({ ...poiPicturesSchema.shape, mediaFileId: z.string() })
  .meta({
    id: 'AddedPicture',
    description: '`mediaFileId`: the added picture, the last photo of `images`.',
  });
export type AddedPicture = z.output<typeof addedPictureSchema>;

export const poiParams = z.strictObject({ poiId: z.uuid() });
export const pictureParams = z.strictObject({ mediaFileId: z.uuid() });
/**
 * `poiId`: the event in which to change the picture, since several events may show it; by default
 * the event for which it was added.
 */
export const pictureQuery = z.strictObject({ poiId: z.uuid().optional() });

const about = {
  title: words(maxTitleLength).optional().describe('Alternative text; null for none.'),
  credits: words(maxCreditsLength).optional(),
  license: z.enum(mediaLicenses).nullable().optional(),
};

/** A multipart form; its fields come before the file. Empty fields count as absent. */
export const pictureForm = z.object({
  title: z.preprocess(emptyIsAbsent, about.title),
  credits: z.preprocess(emptyIsAbsent, about.credits),
  license: z.preprocess(emptyIsAbsent, about.license),
  file: z
    .custom<Buffer>((value) => Buffer.isBuffer(value), 'A file is missing')
    .meta({
      type: 'string',
      format: 'binary',
      description: 'JPEG, PNG or WebP, 10 MB and 40 million pixels at most, 400 px wide at least.',
    }),
});

export type PictureForm = z.output<typeof pictureForm>;

export const pictureAddress = z.strictObject({
  url: trimmedText(maxUrlLength).min(1).describe('http or https, on the default port.'),
  ...about,
  licenseUrl: boundedText(300)
    .regex(licenseUrlPattern)
    .nullable()
    .optional()
    .describe('Link to the terms of the licence, on creativecommons.org only; null without one.'),
  origin: z
    .enum(['url', 'search'])
    .optional()
    .describe('`search`: found by searchImages. Default `url`.'),
});
export type PictureAddress = z.output<typeof pictureAddress>;

export const pictureChanges = z.strictObject({
  version,
  ...about,
  focal: z.strictObject({ x: share, y: share }).optional(),
});
export type PictureChanges = z.output<typeof pictureChanges>;

export const pictureOrder = z.strictObject({
  version,
  ids: z
    .array(z.uuid())
    .min(1)
    .max(limits.images.max)
    .describe('Every picture of the event once, the main one first.'),
});
export type PictureOrder = z.output<typeof pictureOrder>;
