import { createHash } from 'node:crypto';
import type { PictureCopy, PictureEncoding, PictureWidth } from './pipeline/picture-names.ts';

export type Drawing = { scene: string; seed: string };

/** Reads `media.drawing`, written `scene:seed`; the seed may be missing. */
export const parseDrawing = (drawing: string): Drawing => {
  const [scene = '', ...seed] = drawing.split(':');
  return { scene, seed: seed.join(':') };
};

/** A weak tag, because the response may be compressed. */
export const entityTag = (content: string): string =>
  `W/"${createHash('sha1').update(content).digest('base64url').slice(0, 16)}"`;

// Increment it when copies are encoded differently: it invalidates the tags in browsers' caches.
const edition = 1;

/** A strong tag: the bytes of a copy never change, and pictures are sent uncompressed. */
export const copyTag = (sha256: string, { width, encoding }: PictureCopy): string =>
  `"${sha256.slice(0, 24)}-${width}-${encoding}-${edition}"`;

const refusesType = /;\s*q=0(\.0+)?\s*$/;

/**
 * WebP when `Accept` names it with a quality above 0, else JPEG. A wildcard is not enough: browsers
 * without WebP send it too.
 */
export const encodingFor = (accept: string | undefined): PictureEncoding =>
  (accept ?? '')
    .split(',')
    .some((part) => /^\s*image\/webp\b/i.test(part) && !refusesType.test(part))
    ? 'webp'
    : 'jpg';

export const widthFor = ({
  thumb,
  w,
}: {
  thumb?: '1' | undefined;
  w?: '320' | '640' | '1280' | undefined;
}): PictureWidth => {
  if (w === '320' || (w === undefined && thumb === '1')) return 320;
  return w === '640' ? 640 : 1280;
};
