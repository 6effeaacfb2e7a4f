import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** `name` is the path from the root of the repository. */
export type GeneratedFile = { name: string; content: string };

export function refreshFiles(root: string, files: readonly GeneratedFile[]): string[] {
  const stale = files.filter(({ name, content }) => {
    const file = path.join(root, name);
    return !existsSync(file) || readFileSync(file, 'utf8') !== content;
  });
  for (const { name, content } of stale) writeFileSync(path.join(root, name), content);
  return stale.map(({ name }) => name);
}
