import path from 'node:path';
import type { SourceFile } from './source-files.ts';

const mostFiles = 25;
const source = /\.(ts|tsx|mts|sql|css)$/;
const test = /\.(test|spec)\.tsx?$/;
// Prisma dictates the layout of this folder.
const exempt = /^prisma\/migrations\//;

export function findLargeFolders(files: readonly Pick<SourceFile, 'name'>[]): string[] {
  const counts = new Map<string, number>();
  for (const { name } of files) {
    if (!source.test(name) || test.test(name) || exempt.test(name)) continue;
    const folder = path.posix.dirname(name);
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [...counts]
    .filter(([, count]) => count > mostFiles)
    .map(
      ([folder, count]) =>
        `${folder}: ${count} source files, ${mostFiles} at most; group some in a subfolder named after their subject`,
    );
}
