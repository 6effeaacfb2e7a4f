import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** A file that a check generates. `name` is its path from the root. */
export type GeneratedFile = { name: string; content: string };

/**
 * Writes each file that is missing or has another content on disk, and returns the names of these
 * stale files.
 */
export function refreshFiles(root: string, files: readonly GeneratedFile[]): string[] {
  const stale = files.filter(({ name, content }) => {
    const file = path.join(root, name);
    return !existsSync(file) || readFileSync(file, 'utf8') !== content;
  });
  for (const { name, content } of stale) writeFileSync(path.join(root, name), content);
  return stale.map(({ name }) => name);
}
