import { createHash } from 'node:crypto';
import type { PictureCopy, PictureEncoding, PictureWidth } from './pipeline/picture-names.ts';

/** A drawn picture: the scene and what makes this copy of it different from the others. */
export type Drawing = { scene: string; seed: string };

/** Reads `media.drawing`, written `scene:seed`; the seed may be missing. */
export const parseDrawing = (drawing: string): Drawing => {
  const [scene = '', ...seed] = drawing.split(':');
  return { scene, seed: seed.join(':') };
};

/** Weak, since the answer may leave compressed. */
export const entityTag = (content: string): string =>
  `W/"${createHash('sha1').update(content).digest('base64url').slice(0, 16)}"`;

// Another way to draw the same file anew must not pass for the copy at hand.
const edition = 1;

/** Strong: the bytes of a copy never change, and pictures leave as they are kept. */
export const copyTag = (sha256: string, { width, encoding }: PictureCopy): string =>
  `"${sha256.slice(0, 24)}-${width}-${encoding}-${edition}"`;

/** Whether `If-None-Match` already holds this entity (weak comparison, as RFC 9110 asks for it). */
export const isKnownEntity = (ifNoneMatch: string | undefined, tag: string): boolean => {
  if (ifNoneMatch === undefined) return false;
  const opaque = (value: string) => value.trim().replace(/^W\//, '');
  return ifNoneMatch
    .split(',')
    .some((value) => value.trim() === '*' || opaque(value) === opaque(tag));
};

const refusesType = /;\s*q=0(\.0+)?\s*$/;

/** WebP for whoever says that he reads it, JPEG for everybody else: a star is said by those who read neither. */
export const encodingFor = (accept: string | undefined): PictureEncoding =>
  (accept ?? '')
    .split(',')
    .some((part) => /^\s*image\/webp\b/i.test(part) && !refusesType.test(part))
    ? 'webp'
    : 'jpg';

/** The copy asked for: the width named, the smallest for a thumbnail, the largest otherwise. */
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
