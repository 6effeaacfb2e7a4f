import path from 'node:path';

/** One guard that is removed, and the tests that notice it. Paths begin at the root. */
export type Mutation = {
  /** What the guard refuses or ensures. */
  guards: string;
  file: string;
  /** Occurs exactly once in the file. */
  removed: string;
  replacement: string;
  tests: readonly string[];
  /** Part of the title of the only test that runs, where the whole file takes long. */
  title?: string;
  /** Of Vitest, in the workspace of the tests; without it the usual one. */
  config?: 'vitest.alone.config.ts';
};

/** The paths of `rows` begin at `folder`. */
export const mutationsIn = (folder: string, rows: readonly Mutation[]): Mutation[] =>
  rows.map(({ guards, file, removed, replacement, tests, title, config }) => ({
    guards,
    file: path.posix.join(folder, file),
    removed,
    replacement,
    tests: tests.map((test) => path.posix.join(folder, test)),
    ...(title && { title }),
    ...(config && { config }),
  }));

/** Of a path such as `apps/api/src/app.ts`: `apps/api`. */
export const workspaceOf = (file: string): string => {
  const [group = '', name = ''] = file.split('/');
  return group === 'apps' || group === 'packages' ? `${group}/${name}` : group;
};
