import type { SourceFile } from './source-files.ts';

const longest = 300;
const longestTest = 400;

export const findLongFiles = (files: SourceFile[]): string[] =>
  files
    .filter(
      ({ name, lines }) =>
        lines.length > (/\.(test|spec)\.tsx?$/.test(name) ? longestTest : longest),
    )
    .map(({ name, lines }) => `${name}: ${lines.length} lines; split it by meaning`);

export function medianLength(files: SourceFile[]): number {
  const lengths = files.map(({ lines }) => lines.length).sort((a, b) => a - b);
  return lengths[Math.floor(lengths.length / 2)] ?? 0;
}
