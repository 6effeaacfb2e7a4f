import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** `name` is the path from the root of the repository, with slashes. */
export type SourceFile = { name: string; lines: string[] };

const rooms = ['apps', 'packages', 'infra', 'bench', 'attack', 'examples', 'e2e'];
const ignored = new Set([
  'node_modules',
  'dist',
  '.turbo',
  '.data',
  'generated',
  'prisma-client',
  'test-results',
]);
const ignoredPaths = new Set([
  'apps/mobile/android',
  'apps/mobile/ios',
  'bench/results',
  'e2e/report',
  'e2e/results',
  'e2e/screens',
]);
const ours = /\.(ts|tsx|mts|mjs|cjs|css|sql)$/;

function* walk(root: string, folder: string): Generator<string> {
  for (const entry of readdirSync(path.join(root, folder), { withFileTypes: true })) {
    const name = `${folder}/${entry.name}`;
    if (entry.isDirectory()) {
      if (!ignored.has(entry.name) && !ignoredPaths.has(name)) yield* walk(root, name);
    } else if (ours.test(entry.name)) yield name;
  }
}

export const findLineFaults = (
  files: readonly SourceFile[],
  faultOf: (line: string) => string | undefined,
): string[] =>
  files.flatMap(({ name, lines }) =>
    lines.flatMap((line, index) => {
      const fault = faultOf(line);
      return fault === undefined ? [] : [`${name}:${index + 1}: ${fault}`];
    }),
  );

export const readSourceFile = (root: string, name: string): SourceFile => ({
  name,
  lines: readFileSync(path.join(root, name), 'utf8').trimEnd().split('\n'),
});

export const listDocuments = (root: string): SourceFile[] =>
  ['.', 'docs', 'docs/adr'].flatMap((folder) =>
    readdirSync(path.join(root, folder))
      .filter((name) => name.endsWith('.md'))
      .map((name) => readSourceFile(root, path.posix.join(folder, name))),
  );

export const listSqlFiles = (root: string, folder: string): SourceFile[] =>
  [...walk(root, folder)]
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => readSourceFile(root, name));

export const listDatabaseFiles = (root: string): { name: string }[] =>
  [...walk(root, 'prisma')].map((name) => ({ name }));

export function listSourceFiles(root: string): SourceFile[] {
  const present = readdirSync(root).filter((name) => rooms.includes(name));
  return present.flatMap((room) => [...walk(root, room)]).map((name) => readSourceFile(root, name));
}
