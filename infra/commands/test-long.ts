import { tool } from '../process/paths.ts';
import { runCommand } from '../process/run-command.ts';
import { withShutdown } from '../process/shutdown.ts';
import { generateClient } from '../start/prepare.ts';

// These tests call `rounds` of apps/api/test/rounds.ts, which reads LONG_TESTS.
const files = [
  'apps/api/test/races',
  'apps/api/test/crash',
  'apps/api/src/features/auth/sessions/sessions.test.ts',
  'apps/api/src/features/editing/lifecycle/lifecycle-model.test.ts',
  'apps/api/src/features/pois/pois-areas-oracle.test.ts',
];

export function main(args: string[]): Promise<number> {
  return withShutdown(async () => {
    await generateClient();
    const env = { LONG_TESTS: '1' };
    const { code } = await runCommand(
      tool('vitest'),
      ['run', ...(args.length > 0 ? args : files)],
      { env, isLoud: true },
    );
    return code;
  });
}
