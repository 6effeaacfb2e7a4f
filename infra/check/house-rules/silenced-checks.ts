import type { SourceFile } from './source-files.ts';

const silenced = [
  // A word to the compiler hides what it found from whoever comes after.
  /@ts-\w/,
  // A test without a body is counted, and shows nothing.
  /\b(?:it|test|describe)\.todo\b/,
  // Tests run our own modules, never a replacement.
  /\bvi\.(?:mock|doMock)\(\s*['"`](?:\.|@parages\/)/,
  // Nothing here waits so: this is what refuses it. Too short on a slow machine, too long on any other. Biome's own rule knows it of a variable
  // named `page` alone, and lets it pass of a popup or a frame.
  /waitForTimeout\(/,
];

/** What Biome lets pass of checks turned off and tests left unfinished. It refuses a single test picked out, and its own comments without a reason. */
export const findSilencedChecks = (files: SourceFile[]): string[] =>
  files
    .filter(({ name }) => /\.(ts|tsx|mjs)$/.test(name))
    .flatMap(({ name, lines }) =>
      lines.flatMap((line, index) =>
        silenced.some((pattern) => pattern.test(line))
          ? [`${name}:${index + 1}: ${line.trim().slice(0, 80)}: a check is silenced`]
          : [],
      ),
    );
