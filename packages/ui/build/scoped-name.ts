import { createHash } from 'node:crypto';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../../..');
const hashes = new Map<string, string>();

function hashOf(file: string): string {
  const known = hashes.get(file);
  if (known !== undefined) return known;
  // A relative path gives the same name on every machine and in both builds.
  const place = path.relative(root, file).replaceAll(path.sep, '/');
  const hash = createHash('sha256').update(place).digest('hex').slice(0, 4);
  if ([...hashes.values()].includes(hash))
    throw new Error(
      `${place} has the same short name as another style sheet: take one more letter`,
    );
  hashes.set(file, hash);
  return hash;
}

/**
 * Name of a CSS-module class in both sites: its own name and a hash of four letters for its file.
 * Short, because the sheet, the page and the scripts all contain it.
 */
export const scopedName = (name: string, file: string): string =>
  `_${name}_${hashOf(file.split('?', 1)[0] ?? file)}`;
