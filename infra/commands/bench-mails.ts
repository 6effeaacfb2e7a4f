import { tool } from '../process/paths.ts';
import { runCommand } from '../process/run-command.ts';
import { withShutdown } from '../process/shutdown.ts';
import { generateClient } from '../start/prepare.ts';

/** `npm run bench:mails`: kills the worker a hundred times while it sends, and counts lost, early and renamed mails. All must be zero. */
export function main(): Promise<number> {
  return withShutdown(async () => {
    await generateClient();
    const env = { LONG_TESTS: '1' };
    const { code } = await runCommand(
      tool('vitest'),
      ['run', '--root', 'apps/api', 'test/crash/worker-crash.test.ts'],
      { env, isLoud: true },
    );
    return code;
  });
}
