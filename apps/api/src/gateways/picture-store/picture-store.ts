import type { Readable } from 'node:stream';

/** A stored file. */
export type StoredPicture = { bytes: number; stream: Readable };

/**
 * Storage of picture files. Names are those of `pictureFileName`: letters, digits, a dash, one dot;
 * any other name throws. Writes are atomic, and a file is immutable: a second write has the same
 * content.
 */
export type PictureStore = {
  write: (name: string, bytes: Buffer, type: string) => Promise<void>;
  /** Undefined when the file does not exist. The caller must end or destroy the stream. */
  read: (name: string) => Promise<StoredPicture | undefined>;
  has: (name: string) => Promise<boolean>;
  /** Missing files are ignored. */
  remove: (names: readonly string[]) => Promise<void>;
};

const namePattern = /^([0-9a-f]{2})([0-9a-f]{2})[0-9a-f]{60}(-[0-9]{2,4})?\.(jpg|webp)$/;

/**
 * Path of a file below the root: two levels of folders, so that none holds too many. @throws
 * {Error} when the name is not a picture's
 */
export function pathOfPicture(name: string): string {
  const [, first, second] = namePattern.exec(name) ?? [];
  if (first === undefined || second === undefined)
    throw new Error('This is not a picture file name');
  return `${first}/${second}/${name}`;
}
