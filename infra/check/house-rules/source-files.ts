import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A file written by us. `name` is its path from the root, with slashes. */
export type SourceFile = { name: string; lines: string[] };

const rooms = ['apps', 'packages', 'infra', 'bench', 'attack', 'e2e'];
const ignored = new Set([
  'node_modules',
  'dist',
  '.turbo',
  '.data',
  'generated',
  'prisma-client',
  'test-results',
]);
const ignoredPaths = new Set(['bench/results', 'e2e/report', 'e2e/results', 'e2e/screens']);
const ours = /\.(ts|tsx|mts|mjs|cjs|css|sql)$/;

function* walk(root: string, folder: string): Generator<string> {
  for (const entry of readdirSync(path.join(root, folder), { withFileTypes: true })) {
    const name = `${folder}/${entry.name}`;
    if (entry.isDirectory()) {
      if (!ignored.has(entry.name) && !ignoredPaths.has(name)) yield* walk(root, name);
    } else if (ours.test(entry.name)) yield name;
  }
}

/**
 * Faults of single lines, each as `name:line: fault`; `faultOf` returns undefined for a line
 * without one.
 */
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

/** Reads a file by its path from the root. */
export const readSourceFile = (root: string, name: string): SourceFile => ({
  name,
  lines: readFileSync(path.join(root, name), 'utf8').trimEnd().split('\n'),
});

/** The Markdown files of the root, of `docs` and of the decision records. */
export const listDocuments = (root: string): SourceFile[] =>
  ['.', 'docs', 'docs/adr'].flatMap((folder) =>
    readdirSync(path.join(root, folder))
      .filter((name) => name.endsWith('.md'))
      .map((name) => readSourceFile(root, path.posix.join(folder, name))),
  );

/** Reads the `.sql` files of a folder and of its subfolders, in the order of their paths. */
export const listSqlFiles = (root: string, folder: string): SourceFile[] =>
  [...walk(root, folder)]
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => readSourceFile(root, name));

/** The names of the source files below `prisma`: SQL functions and migrations. */
export const listDatabaseFiles = (root: string): { name: string }[] =>
  [...walk(root, 'prisma')].map((name) => ({ name }));

/**
 * Reads every source file of the apps, the packages and the folders of tools, except generated
 * ones.
 */
export function listSourceFiles(root: string): SourceFile[] {
  const present = readdirSync(root).filter((name) => rooms.includes(name));
  return present.flatMap((room) => [...walk(root, room)]).map((name) => readSourceFile(root, name));
}
