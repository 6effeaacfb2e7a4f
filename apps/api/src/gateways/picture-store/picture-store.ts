import type { Readable } from 'node:stream';

/** A file as it is kept. */
export type KeptPicture = { bytes: number; stream: Readable };

/**
 * Where the files of pictures are. Names are those of `pictureFileName`: letters, digits, a dash, one dot; anything else throws.
 * A file is there whole or not at all, and is never changed: written again, it is the same.
 */
export type PictureStore = {
  write: (name: string, bytes: Buffer, type: string) => Promise<void>;
  /** Undefined when there is none. Whoever reads must end or destroy the stream. */
  read: (name: string) => Promise<KeptPicture | undefined>;
  has: (name: string) => Promise<boolean>;
  /** Those that are not there are passed over. */
  remove: (names: readonly string[]) => Promise<void>;
};

const namePattern = /^([0-9a-f]{2})([0-9a-f]{2})[0-9a-f]{60}(-[0-9]{2,4})?\.(jpg|webp)$/;

/** Where a file lies below the root: two levels of folders, so that none holds too many. @throws {Error} when it is no name of a picture */
export function pathOfPicture(name: string): string {
  const [, first, second] = namePattern.exec(name) ?? [];
  if (first === undefined || second === undefined) throw new Error('This is no name of a picture');
  return `${first}/${second}/${name}`;
}
