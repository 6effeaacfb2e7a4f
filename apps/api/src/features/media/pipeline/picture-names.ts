import { limits } from '@parages/contracts/vocabulary/limits';

/** What pictures are kept as: the first one for browsers that understand it, the other for all of them. */
export const pictureEncodings = ['webp', 'jpg'] as const;
export type PictureEncoding = (typeof pictureEncodings)[number];
export type PictureWidth = (typeof limits.picture.widths)[number];
export type PictureCopy = { width: PictureWidth; encoding: PictureEncoding };

export const pictureTypes: Record<PictureEncoding, string> = {
  webp: 'image/webp',
  jpg: 'image/jpeg',
};

/** The name of a file: what arrived, by its hash, and which copy of it; without one, the large copy that nobody is shown. */
export const pictureFileName = (sha256: string, copy?: PictureCopy): string =>
  copy === undefined ? `${sha256}.jpg` : `${sha256}-${copy.width}.${copy.encoding}`;

/** Every file that is kept of a picture. */
export const pictureFileNames = (sha256: string): string[] => [
  pictureFileName(sha256),
  ...limits.picture.widths.flatMap((width) =>
    pictureEncodings.map((encoding) => pictureFileName(sha256, { width, encoding })),
  ),
];
