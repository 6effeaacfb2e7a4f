import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { runCommand } from '../process/run-command.ts';
import { workspaceOf } from './mutation.ts';
import { parseReport, type Report } from './read-outcome.ts';

// Removed guards may let a test wait for ever.
const deadlineMs = 600_000;

type Run = {
  folder: string;
  env: NodeJS.ProcessEnv;
  config: string | undefined;
  args?: readonly string[];
};

/**
 * Runs tests of one workspace in a copy of the sources. The names of the files in the report begin
 * at the root of the copy.
 * @throws when Vitest leaves no report
 */
export async function runTests(
  tests: readonly string[],
  { folder, env, config = 'vitest.config.ts', args = [] }: Run,
): Promise<Report> {
  const workspace = workspaceOf(tests[0] ?? '');
  // Within the copy, which the shutdown deletes.
  const file = path.join(folder, 'vitest-report.json');
  rmSync(file, { force: true });
  const named = tests.map((test) => path.posix.relative(workspace, test));
  const { output: printed } = await runCommand(
    path.join(folder, 'node_modules/.bin/vitest'),
    ['run', ...named, '--config', config, '--reporter=json', `--outputFile=${file}`, ...args],
    { cwd: path.join(folder, workspace), env, deadlineMs },
  );
  if (!existsSync(file)) throw new Error(`Vitest has left no report: ${printed.slice(-2000)}`);
  const { testResults } = parseReport(readFileSync(file, 'utf8'));
  return {
    testResults: testResults.map(({ name, message, assertionResults }) => ({
      name: path.relative(folder, name).split(path.sep).join('/'),
      message,
      assertionResults,
    })),
  };
}
