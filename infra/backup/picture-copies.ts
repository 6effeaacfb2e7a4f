import { copyFile, mkdir, readdir, rename } from 'node:fs/promises';
import path from 'node:path';

// Files being written have longer names.
const picture = /^[0-9a-f]{64}(?:-\d{2,4})?\.(?:jpg|webp)$/;

async function namesIn(folder: string): Promise<string[]> {
  try {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    return entries
      .filter((entry) => entry.isFile() && picture.test(entry.name))
      .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}

/**
 * Copies the pictures that `to` does not have, and deletes none: an earlier moment may show a
 * picture that was deleted since. A picture never changes under its name.
 * @returns the number of copied files
 */
export async function copyPictures(from: string, to: string): Promise<number> {
  const known = new Set(await namesIn(to));
  const added = (await namesIn(from)).filter((name) => !known.has(name));
  for (const name of added) {
    const target = path.join(to, name);
    await mkdir(path.dirname(target), { recursive: true });
    await copyFile(path.join(from, name), `${target}.part`);
    await rename(`${target}.part`, target);
  }
  return added.length;
}
