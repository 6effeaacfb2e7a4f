import { createHash } from 'node:crypto';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../../..');
const hashes = new Map<string, string>();

function hashOf(file: string): string {
  const known = hashes.get(file);
  if (known !== undefined) return known;
  // A path relative to the repository gives the same hash on every machine.
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
 * The name of a CSS-module class in the built sites: `_`, the class, `_` and a hash of its file in
 * four hexadecimal digits. It is short, because style sheets, HTML and scripts all contain it.
 * @throws Error when two files have the same hash.
 */
export const scopedName = (name: string, file: string): string =>
  `_${name}_${hashOf(file.split('?', 1)[0] ?? file)}`;
