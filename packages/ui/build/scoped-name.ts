import { createHash } from 'node:crypto';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../../..');
const hashes = new Map<string, string>();

function hashOf(file: string): string {
  const known = hashes.get(file);
  if (known !== undefined) return known;
  // The same on every machine, and in both builds.
  const place = path.relative(root, file).replaceAll(path.sep, '/');
  const hash = createHash('sha256').update(place).digest('hex').slice(0, 4);
  if ([...hashes.values()].includes(hash))
    throw new Error(
      `${place} has the same short name as another style sheet: take one more letter`,
    );
  hashes.set(file, hash);
  return hash;
}

/** The name of a class in both sites: its own, and four letters for its file. Each is written in the sheet, the page and the scripts. */
export const scopedName = (name: string, file: string): string =>
  `_${name}_${hashOf(file.split('?', 1)[0] ?? file)}`;
