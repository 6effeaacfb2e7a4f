import type { SourceFile } from './source-files.ts';

// A word to the compiler, a test without a body, a wait for a time instead of for something.
const silenced = /@ts-\w|\b(?:it|test|describe)\.todo\b|waitForTimeout\(/;

/** What Biome lets pass of checks turned off and tests left unfinished. It refuses a single test picked out, and its own comments without a reason. */
export const findSilencedChecks = (files: SourceFile[]): string[] =>
  files
    .filter(({ name }) => /\.(ts|tsx|mjs)$/.test(name))
    .flatMap(({ name, lines }) =>
      lines.flatMap((line, index) =>
        silenced.test(line) ? [`${name}:${index + 1}: ${line.trim().slice(0, 80)}: a check is silenced`] : [],
      ),
    );
