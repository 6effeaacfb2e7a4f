import { findLineFaults, type SourceFile } from './source-files.ts';

const silenced = [
  /@ts-\w/,
  /\b(?:it|test|describe)\.todo\b/,
  /\bvi\.(?:mock|doMock)\(\s*['"`](?:\.|@parages\/)/,
  // Biome's rule against fixed waits sees only a variable named `page`, not a popup or a frame.
  // (The group keeps this line from matching itself.)
  /\.waitFor(?:Timeout)\(/,
];

export const findSilencedChecks = (files: SourceFile[]): string[] =>
  findLineFaults(
    files.filter(({ name }) => /\.(ts|tsx|mjs)$/.test(name)),
    (line) =>
      silenced.some((pattern) => pattern.test(line))
        ? `${line.trim().slice(0, 80)}: a check is silenced`
        : undefined,
  );
