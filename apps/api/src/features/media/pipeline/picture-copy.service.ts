import { copyPixels } from './prepare-picture.ts';

/**
 * Returns a JPEG of the pixels of a picture, at most 2560 pixels wide and high, without anything
 * else of the upload. Problems: picture_unreadable, picture_too_small, picture_too_large,
 * pictures_busy.
 */
export const copyPicture = (bytes: Buffer): Promise<Buffer> => copyPixels(bytes);
