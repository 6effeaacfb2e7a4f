import type { Readable } from 'node:stream';

export type StoredPicture = { bytes: number; stream: Readable };

/**
 * Every function throws for a name that is not a picture's. Writes are atomic. A second write of a
 * name must have the same content.
 */
export type PictureStore = {
  write: (name: string, bytes: Buffer, type: string) => Promise<void>;
  /** Undefined when the file does not exist. The caller must end or destroy the stream. */
  read: (name: string) => Promise<StoredPicture | undefined>;
  has: (name: string) => Promise<boolean>;
  /** Missing files are ignored. */
  remove: (names: readonly string[]) => Promise<void>;
  /** Rejects when pictures cannot be stored: the folder or the bucket is missing or refused. */
  check: () => Promise<void>;
};

const namePattern = /^([0-9a-f]{2})([0-9a-f]{2})[0-9a-f]{60}(-[0-9]{2,4})?\.(jpg|webp)$/;

/** Two levels of folders keep the number of files in each folder small. */
export function pathOfPicture(name: string): string {
  const [, first, second] = namePattern.exec(name) ?? [];
  if (first === undefined || second === undefined)
    throw new Error('This is not a picture file name');
  return `${first}/${second}/${name}`;
}
