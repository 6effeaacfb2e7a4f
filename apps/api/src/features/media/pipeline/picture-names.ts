import { limits } from '@parages/contracts/vocabulary/limits';

export const pictureEncodings = ['webp', 'jpg'] as const;
export type PictureEncoding = (typeof pictureEncodings)[number];
export type PictureWidth = (typeof limits.picture.widths)[number];
export type PictureCopy = { width: PictureWidth; encoding: PictureEncoding };

export const pictureTypes: Record<PictureEncoding, string> = {
  webp: 'image/webp',
  jpg: 'image/jpeg',
};

/**
 * File name: the hash of the upload, and the width and encoding of the copy; without `copy`, the
 * large JPEG, from which other sizes could be made.
 */
export const pictureFileName = (sha256: string, copy?: PictureCopy): string =>
  copy === undefined ? `${sha256}.jpg` : `${sha256}-${copy.width}.${copy.encoding}`;

export const pictureFileNames = (sha256: string): string[] => [
  pictureFileName(sha256),
  ...limits.picture.widths.flatMap((width) =>
    pictureEncodings.map((encoding) => pictureFileName(sha256, { width, encoding })),
  ),
];
