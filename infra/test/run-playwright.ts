import path from 'node:path';
import { node, root } from '../process/paths.ts';
import { runCommand } from '../process/run-command.ts';
import type { Beside } from './beside-journeys.ts';

/** Runs Playwright against the server; returns its exit code. `env` adds variables. */
export async function runPlaywright(
  { journeys, chromium }: Pick<Beside, 'journeys' | 'chromium'>,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<number> {
  const { code } = await runCommand(
    node,
    ['node_modules/@playwright/test/cli.js', 'test', ...args],
    {
      cwd: path.join(root, 'e2e'),
      env: {
        E2E_BASE_URL: journeys.url,
        E2E_SANDBOX_URL: journeys.sandboxUrl,
        PLAYWRIGHT_CHROMIUM: chromium,
        ...env,
      },
      isLoud: true,
    },
  );
  return code;
}
