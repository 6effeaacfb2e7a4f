import { type Mutation, workspaceOf } from './mutation.ts';

export const fewest = 80;

type Read = (file: string) => string | undefined;

const occurrences = (text: string, part: string): number => text.split(part).length - 1;

function sourceFaults({ file, removed, replacement }: Mutation, read: Read): string[] {
  const source = read(file);
  if (source === undefined) return [`${file}: there is no such file`];
  const count = removed === '' ? 0 : occurrences(source, removed);
  return [
    ...(count === 1 ? [] : [`${file}: "${removed}" occurs ${count} times, expected once`]),
    ...(removed === replacement ? [`${file}: "${removed}" is replaced by itself`] : []),
  ];
}

function testFaults({ guards, tests, title }: Mutation, read: Read): string[] {
  const missing = tests.filter((test) => !test.includes('.test.') || read(test) === undefined);
  const isFound = title === undefined || tests.some((test) => read(test)?.includes(title));
  return [
    ...(isFound ? [] : [`"${title}": no test of "${guards}" has this title`]),
    ...(tests.length === 0 ? [`"${guards}" names no test`] : []),
    ...missing.map((test) => `${test}: there is no such test`),
    ...(new Set(tests.map(workspaceOf)).size > 1
      ? [`"${guards}" names tests of several workspaces`]
      : []),
  ];
}

function findDoubles(mutations: readonly Mutation[]): string[] {
  const keys = mutations.map(({ file, removed }) => `${file}: "${removed}"`);
  return keys
    .filter((key, index) => keys.indexOf(key) !== index)
    .map((key) => `${key} is listed twice`);
}

/** `read` takes a path from the root, and returns undefined for a missing file. */
export const findTableFaults = (mutations: readonly Mutation[], read: Read): string[] => [
  ...(mutations.length < fewest ? [`${mutations.length} mutations, expected ${fewest}`] : []),
  ...findDoubles(mutations),
  ...mutations.flatMap((one) => [...sourceFaults(one, read), ...testFaults(one, read)]),
];
