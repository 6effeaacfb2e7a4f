import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

const feedFile = /\.(json|jsonl|ndjson|geojson|jsonld)(\.gz)?$/i;
// A DATAtourisme archive contains an index and a JSON-LD context, which contain no pois.
const isIndexOrContext = (name: string): boolean =>
  /^(index|context)\.json(ld)?(\.gz)?$/i.test(name);

export async function listFeedFiles(path: string): Promise<string[]> {
  const found = await stat(path);
  if (!found.isDirectory()) return [path];
  const entries = await readdir(path, { withFileTypes: true, recursive: true });
  return entries
    .filter((entry) => entry.isFile() && feedFile.test(entry.name) && !isIndexOrContext(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}
