import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { dataFolder, root } from './paths.ts';

const ignored = new Set(['node_modules', 'dist', '.turbo', '.data', 'prisma-client']);
const stampFile = (name: string): string => path.join(dataFolder, 'stamps', name);

function* filesUnder(place: string): Generator<string> {
  if (!existsSync(place)) return;
  if (statSync(place).isFile()) {
    yield place;
    return;
  }
  for (const entry of readdirSync(place, { withFileTypes: true }).sort((a, b) =>
    a.name < b.name ? -1 : 1,
  )) {
    if (!ignored.has(entry.name)) yield* filesUnder(path.join(place, entry.name));
  }
}

/** `places` are paths from the root of the repository. */
function hashContent(places: string[]): string {
  const hash = createHash('sha256');
  for (const place of places) {
    for (const file of filesUnder(path.join(root, place)))
      hash.update(path.relative(root, file)).update(readFileSync(file));
  }
  return hash.digest('hex');
}

/**
 * @param stamp `sources` and `results` are paths from the root of the repository
 * @returns whether this call has done the work
 */
export async function unlessUpToDate(
  stamp: { name: string; sources: string[]; results: string[] },
  work: () => Promise<void>,
): Promise<boolean> {
  const hash = hashContent(stamp.sources);
  const file = stampFile(stamp.name);
  const isDone = existsSync(file) && readFileSync(file, 'utf8') === hash;
  if (isDone && stamp.results.every((result) => existsSync(path.join(root, result)))) return false;
  await work();
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, hash);
  return true;
}
