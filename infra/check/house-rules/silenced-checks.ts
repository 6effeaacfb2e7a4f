import type { SourceFile } from './source-files.ts';

// What silences a check of types, leaves tests out, or waits for a time instead of for something.
const silenced = /@ts-(ignore|nocheck|expect-error)|\b(it|test|describe)\.(only|todo)\b|waitForTimeout\(/;
// Nothing behind the name of the rule, or nothing behind its colon.
const biomeWithoutReason = /biome-ignore [^:]*:?\s*$/;

/** Checks that were turned off, tests left alone or unfinished. A `biome-ignore` is allowed with its reason. */
export const findSilencedChecks = (files: SourceFile[]): string[] =>
  files
    .filter(({ name }) => /\.(ts|tsx|mjs)$/.test(name))
    .flatMap(({ name, lines }) =>
      lines.flatMap((line, index) =>
        silenced.test(line) || biomeWithoutReason.test(line)
          ? [`${name}:${index + 1}: ${line.trim().slice(0, 80)}: a check is silenced`]
          : [],
      ),
    );
