import { proveFaults } from '../faults/prove-faults.ts';
import { proveGuards } from '../mutations/prove-guards.ts';
import { tool } from '../process/paths.ts';
import { runCommand } from '../process/run-command.ts';
import { withShutdown } from '../process/shutdown.ts';
import { runScriptsCorpus } from '../scripts-corpus/run-scripts-corpus.ts';
import { generateClient } from '../start/prepare.ts';

// These tests call `rounds` of apps/api/test/rounds.ts, which reads LONG_TESTS.
const files = [
  'apps/api/test/races',
  'apps/api/test/crash',
  'apps/api/test/restore-drill.test.ts',
  'apps/api/src/features/auth/sessions/sessions.test.ts',
  'apps/api/src/features/editing/lifecycle/lifecycle-model.test.ts',
  'apps/api/src/features/pois/pois-areas-oracle.test.ts',
];

async function runRounds(args: string[]): Promise<number> {
  await generateClient();
  const env = { LONG_TESTS: '1' };
  const { code } = await runCommand(tool('vitest'), ['run', ...(args.length > 0 ? args : files)], {
    env,
    isLoud: true,
  });
  return code;
}

/** By the first argument. */
const parts = new Map<string | undefined, (args: string[]) => Promise<number>>([
  ['faults', (args) => withShutdown(() => proveFaults(args))],
  ['mutations', (args) => withShutdown(() => proveGuards(args))],
  ['scripts', runScriptsCorpus],
]);

/** Without the name of a part, runs the tests with rounds, or the given ones, with all rounds. */
export function main(args: string[]): Promise<number> {
  const [name, ...rest] = args;
  const part = parts.get(name);
  return part === undefined ? withShutdown(() => runRounds(args)) : part(rest);
}
