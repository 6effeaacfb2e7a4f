import { findLineFaults, type SourceFile } from './source-files.ts';

const silenced = [
  // A comment that silences the compiler hides its error from later readers.
  /@ts-\w/,
  // A test without a body verifies nothing.
  /\b(?:it|test|describe)\.todo\b/,
  // Tests run our own modules, not mocks of them.
  /\bvi\.(?:mock|doMock)\(\s*['"`](?:\.|@parages\/)/,
  // Playwright's wait for a fixed time: too short on a slow machine, too long on any other. Biome's
  // rule sees it only on a variable named `page`, not on a popup or a frame. (The group keeps this
  // line from matching itself.)
  /\.waitFor(?:Timeout)\(/,
];

/**
 * Lines that match a pattern of `silenced`, which Biome accepts. Biome itself refuses `.only` and
 * suppressions without a reason.
 */
export const findSilencedChecks = (files: SourceFile[]): string[] =>
  findLineFaults(
    files.filter(({ name }) => /\.(ts|tsx|mjs)$/.test(name)),
    (line) =>
      silenced.some((pattern) => pattern.test(line))
        ? `${line.trim().slice(0, 80)}: a check is silenced`
        : undefined,
  );
