import { createHash } from 'node:crypto';
import { limits, pictureWorkLimits } from '@parages/contracts/vocabulary/limits';
import sharp, { type Sharp } from 'sharp';
import { rgbaToThumbHash } from 'thumbhash';
import { concurrencyLimit, QueueFull } from '../../../platform/background/concurrency-limit.ts';
import { Problem } from '../../../platform/problems/problem.ts';
import { countScans, heldBytes, isHeavy, type PictureShape } from './picture-cost.ts';
import {
  type PictureEncoding,
  pictureEncodings,
  pictureFileName,
  pictureTypes,
} from './picture-names.ts';
import { sniffPicture } from './sniff-picture.ts';

type PictureFile = { name: string; type: string; bytes: Buffer };
/**
 * `sha256` and `bytes` describe the upload, `width` and `height` the upright large copy.
 * `thumbhash` is base64; `color`, as #rrggbb, is the average of the pixels on white.
 */
export type PreparedPicture = {
  sha256: string;
  bytes: number;
  width: number;
  height: number;
  thumbhash: string;
  color: string;
  files: PictureFile[];
};

const { maxBytes, maxPixels, widths } = limits.picture;
const deadlineSeconds = 20;
const busyRetryS = 5;
// Longest side of the large copy, from which other sizes could be made later.
const keptSide = 2560;
const thumbhashSide = 100;
const white = '#ffffff';

sharp.cache(false);
sharp.concurrency(1);
const limitAll = concurrencyLimit({ atOnce: 2, mostWaiting: 16 });
// At most one heavy picture is prepared at a time; other heavy ones queue here.
const limitHeavy = concurrencyLimit({ atOnce: 1, mostWaiting: 8 });

const open = (bytes: Buffer): Sharp =>
  sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error', sequentialRead: true }).timeout({
    seconds: deadlineSeconds,
  });

type Pixels = { data: Buffer; raw: { width: number; height: number; channels: 1 | 2 | 3 | 4 } };
const fromPixels = ({ data, raw }: Pixels): Sharp =>
  sharp(data, { raw }).timeout({ seconds: deadlineSeconds });

const encoders: Record<PictureEncoding, (image: Sharp) => Sharp> = {
  webp: (image) => image.webp({ quality: 80 }),
  jpg: (image) =>
    image
      .flatten({ background: white })
      .jpeg({ quality: 80, optimiseCoding: true, progressive: true }),
};

const tooMuchMemory =
  'This interlaced PNG, progressive JPEG or WebP has too many pixels to be held in memory; save it without interlacing, as a baseline JPEG, or smaller.';

async function assertUsable(bytes: Buffer, minWidth: number): Promise<PictureShape> {
  if (bytes.length > maxBytes) throw new Problem('picture_too_large');
  const format = sniffPicture(bytes);
  if (format === undefined) throw new Problem('picture_unreadable');
  // No pixel limit here, so that a picture too large is distinguished from a damaged one.
  const metadata = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  if (metadata?.format !== format) throw new Problem('picture_unreadable');
  if (metadata.width * metadata.height > maxPixels) throw new Problem('picture_too_large');
  if (metadata.autoOrient.width < minWidth) throw new Problem('picture_too_small');
  if (heldBytes(metadata) > pictureWorkLimits.maxHeldBytes)
    throw new Problem('picture_too_large', tooMuchMemory);
  if (format === 'jpeg' && metadata.isProgressive && countScans(bytes) > pictureWorkLimits.maxScans)
    throw new Problem(
      'picture_too_large',
      'This progressive JPEG has too many scans; save it as a baseline JPEG.',
    );
  return metadata;
}

/** Problems: picture_unreadable, picture_too_small, picture_too_large, pictures_busy. */
async function withinLimits<Result>(
  bytes: Buffer,
  work: () => Promise<Result>,
  minWidth: number = limits.picture.minWidth,
): Promise<Result> {
  try {
    const shape = await assertUsable(bytes, minWidth);
    return await (isHeavy(shape) ? limitHeavy(() => limitAll(work)) : limitAll(work));
  } catch (error) {
    if (error instanceof Problem) throw error;
    if (error instanceof QueueFull) throw new Problem('pictures_busy').retryAfter(busyRetryS);
    throw new Problem('picture_unreadable');
  }
}

async function decode(bytes: Buffer): Promise<Pixels> {
  const { data, info } = await open(bytes)
    .autoOrient()
    .resize({ width: keptSide, height: keptSide, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
  return {
    data,
    raw: { width: info.width, height: info.height, channels: info.channels as 1 | 2 | 3 | 4 },
  };
}

async function hashLook(pixels: Pixels): Promise<string> {
  const { data, info } = await fromPixels(pixels)
    .resize({ width: thumbhashSide, height: thumbhashSide, fit: 'inside' })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString('base64');
}

async function mixColor(pixels: Pixels): Promise<string> {
  const mixed = await fromPixels(pixels)
    .flatten({ background: white })
    .resize({ width: 1, height: 1, fit: 'fill' })
    .raw()
    .toBuffer();
  return `#${mixed.subarray(0, 3).toString('hex')}`;
}

async function prepare(bytes: Buffer): Promise<PreparedPicture> {
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const pixels = await decode(bytes);
  const files: PictureFile[] = [
    {
      name: pictureFileName(sha256),
      type: pictureTypes.jpg,
      bytes: await encoders.jpg(fromPixels(pixels)).toBuffer(),
    },
  ];
  for (const width of widths) {
    for (const encoding of pictureEncodings) {
      const image = fromPixels(pixels).resize({ width, withoutEnlargement: true });
      const encoded = await encoders[encoding](image).toBuffer();
      files.push({
        name: pictureFileName(sha256, { width, encoding }),
        type: pictureTypes[encoding],
        bytes: encoded,
      });
    }
  }
  const { width, height } = pixels.raw;
  return {
    sha256,
    bytes: bytes.length,
    width,
    height,
    thumbhash: await hashLook(pixels),
    color: await mixColor(pixels),
    files,
  };
}

/**
 * Re-encodes an upload from its pixels, so that the files to store contain nothing else of it.
 * `minWidth` in pixels. Problems: those of `withinLimits`.
 */
export const preparePicture = (bytes: Buffer, minWidth?: number): Promise<PreparedPicture> =>
  withinLimits(bytes, () => prepare(bytes), minWidth);

/**
 * Returns a large JPEG of the pixels alone. Problems: those of `withinLimits`.
 */
export const copyPixels = (bytes: Buffer): Promise<Buffer> =>
  withinLimits(bytes, async () => encoders.jpg(fromPixels(await decode(bytes))).toBuffer());

/** Returns a WebP at most `widths[0]` pixels wide. Problems: those of `withinLimits`. */
export const makeThumbnail = (bytes: Buffer): Promise<Buffer> =>
  withinLimits(bytes, () =>
    encoders
      .webp(open(bytes).autoOrient().resize({ width: widths[0], withoutEnlargement: true }))
      .toBuffer(),
  );
