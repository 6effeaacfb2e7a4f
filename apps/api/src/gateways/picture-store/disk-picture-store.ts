import { randomUUID } from 'node:crypto';
import { access, constants, mkdir, open, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { type PictureStore, pathOfPicture } from './picture-store.ts';

const isMissing = (error: unknown): boolean =>
  typeof error === 'object' &&
  error !== null &&
  'code' in error &&
  (error.code === 'ENOENT' || error.code === 'ENOTDIR');

const orUndefined = (error: unknown): undefined => {
  if (!isMissing(error)) throw error;
  return undefined;
};

export function diskPictureStore(folder: string): PictureStore {
  const at = (name: string): string => path.join(folder, pathOfPicture(name));
  return {
    // The rename after the sync keeps readers from half a file, even after a crash.
    write: async (name, bytes) => {
      const target = at(name);
      const draft = `${target}.${randomUUID()}`;
      await mkdir(path.dirname(target), { recursive: true });
      try {
        const file = await open(draft, 'wx', 0o640);
        try {
          await file.writeFile(bytes);
          await file.sync();
        } finally {
          await file.close();
        }
        await rename(draft, target);
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
    },
    read: async (name) => {
      const file = await open(at(name)).catch(orUndefined);
      if (file === undefined) return undefined;
      const { size } = await file.stat();
      return { bytes: size, stream: file.createReadStream() };
    },
    has: async (name) => (await stat(at(name)).catch(orUndefined)) !== undefined,
    remove: async (names) => {
      for (const name of names) await rm(at(name), { force: true });
    },
    check: async () => {
      await mkdir(folder, { recursive: true });
      await access(folder, constants.R_OK | constants.W_OK);
    },
  };
}
