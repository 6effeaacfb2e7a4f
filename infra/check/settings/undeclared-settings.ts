import type { SourceFile } from '../house-rules/source-files.ts';

const read = /\b(?:process\.env|environment)\.([A-Z][A-Z0-9_]+)\b/g;
const destructured = /\{([^{}]*)\}\s*(?::\s*NodeJS\.ProcessEnv\s*)?=\s*process\.env\b/g;

const namesOf = (text: string): string[] => [
  ...[...text.matchAll(read)].map(([, name = '']) => name),
  ...[...text.matchAll(destructured)].flatMap(
    ([, names = '']) => names.match(/\b[A-Z][A-Z0-9_]+\b/g) ?? [],
  ),
];

export const findUndeclaredSettings = (
  files: readonly SourceFile[],
  declared: ReadonlySet<string>,
): string[] =>
  files
    .filter(({ name }) => /\.(ts|mjs)$/.test(name) && !/^infra\/check\//.test(name))
    .flatMap(({ name, lines }) =>
      [...new Set(namesOf(lines.join('\n')))]
        .filter((variable) => !declared.has(variable))
        .map(
          (variable) =>
            `${name}: ${variable} is read and not declared in infra/check/settings/script-settings.ts or the service's schema`,
        ),
    );
