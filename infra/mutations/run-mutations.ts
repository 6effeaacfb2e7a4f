import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { messageOf } from '../console/refusal.ts';
import { isStopping } from '../process/shutdown.ts';
import { type Mutation, workspaceOf } from './mutation.ts';
import { findUnfit, type Outcome, readOutcome } from './read-outcome.ts';
import { runTests } from './run-tests.ts';

export type Mutated = { mutation: Mutation; outcome: Outcome; seconds: number };

type Copies = { folders: readonly string[]; env: NodeJS.ProcessEnv };

type TestRun = Pick<Mutation, 'config'> & { tests: Set<string>; titles: Set<string> };

const patternOf = (titles: Iterable<string>): string[] => {
  const pattern = [...titles].map((title) => title.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&'));
  return pattern.length === 0 ? [] : ['--testNamePattern', pattern.join('|')];
};

/** The tests that one run of Vitest can take: those with a title run apart from whole files. */
function testsByRun(mutations: readonly Mutation[]): TestRun[] {
  const runs = new Map<string, TestRun>();
  for (const { tests, title, config } of mutations)
    for (const test of tests) {
      const key = `${workspaceOf(test)} ${config} ${title === undefined}`;
      const run = runs.get(key) ?? {
        ...(config && { config }),
        tests: new Set(),
        titles: new Set(),
      };
      runs.set(key, run);
      run.tests.add(test);
      if (title !== undefined) run.titles.add(title);
    }
  return [...runs.values()];
}

/**
 * Runs the tests of all mutations with every guard in place.
 * @returns what fails or does not run, one line each
 */
export async function findUnfitTests(
  mutations: readonly Mutation[],
  { folders: [folder = ''], env }: Copies,
): Promise<string[]> {
  const faults: string[] = [];
  for (const { tests: named, titles, config } of testsByRun(mutations)) {
    const tests = [...named];
    const args = patternOf(titles);
    faults.push(...findUnfit(await runTests(tests, { folder, env, config, args }), tests));
  }
  return faults;
}

/** @throws when the removed text does not occur exactly once */
function removeGuard({ file, removed, replacement }: Mutation, source: string): string {
  const [before = '', after, ...rest] = source.split(removed);
  if (after === undefined || rest.length > 0)
    throw new Error(`${file}: "${removed}" occurs ${rest.length + 1} times, expected once`);
  return `${before}${replacement}${after}`;
}

async function runMutation(
  mutation: Mutation,
  folder: string,
  env: NodeJS.ProcessEnv,
): Promise<Outcome> {
  const place = path.join(folder, mutation.file);
  const source = readFileSync(place, 'utf8');
  writeFileSync(place, removeGuard(mutation, source));
  try {
    const { tests, title, config } = mutation;
    const pattern = patternOf(title === undefined ? [] : [title]);
    const args = ['--bail', '1', '--maxWorkers', '1', ...pattern];
    return readOutcome(await runTests(tests, { folder, env, config, args }));
  } catch (error) {
    return { isNoticed: false, reason: messageOf(error) };
  } finally {
    writeFileSync(place, source);
  }
}

/**
 * Removes each guard in turn, one at a time in each copy of the sources, and runs its tests.
 * @returns in the order of `mutations`
 */
export async function runMutations(
  mutations: readonly Mutation[],
  { folders, env }: Copies,
  onResult: (result: Mutated) => void,
): Promise<Mutated[]> {
  const waiting = [...mutations];
  const results = new Map<Mutation, Mutated>();
  const work = async (folder: string): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined && !isStopping(); next = waiting.shift()) {
      const startedAt = performance.now();
      const outcome = await runMutation(next, folder, env);
      const seconds = (performance.now() - startedAt) / 1000;
      const result = { mutation: next, outcome, seconds };
      results.set(next, result);
      onResult(result);
    }
  };
  await Promise.all(folders.map(work));
  return mutations.flatMap((one) => results.get(one) ?? []);
}
