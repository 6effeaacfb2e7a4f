import { createHash } from 'node:crypto';

/** A drawn picture: the scene and what makes this copy of it different from the others. */
export type Drawing = { scene: string; seed: string };

/** Reads `media.drawing`, written `scene:seed`; the seed may be missing. */
export const parseDrawing = (drawing: string): Drawing => {
  const [scene = '', ...seed] = drawing.split(':');
  return { scene, seed: seed.join(':') };
};

/** Weak, since the answer may leave compressed. */
export const entityTag = (content: string): string => `W/"${createHash('sha1').update(content).digest('base64url').slice(0, 16)}"`;

/** Whether `If-None-Match` already holds this entity (weak comparison, as RFC 9110 asks for it). */
export const isKnownEntity = (ifNoneMatch: string | undefined, tag: string): boolean => {
  if (ifNoneMatch === undefined) return false;
  const opaque = (value: string) => value.trim().replace(/^W\//, '');
  return ifNoneMatch.split(',').some((value) => value.trim() === '*' || opaque(value) === opaque(tag));
};
