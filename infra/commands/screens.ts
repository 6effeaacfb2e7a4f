import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { node, root } from '../process/paths.ts';
import { runCommand } from '../process/run-command.ts';
import { besideJourneys } from '../test/beside-journeys.ts';

/** The clock starts at a fixed time, so that the pictures do not change from day to day. */
const clockStartsAt = '2026-06-11T10:00:00+02:00';
const clock = {
  CLOCK_STARTS_AT: clockStartsAt,
  NODE_OPTIONS: `--import=${pathToFileURL(path.join(root, 'infra/process/start-at.mjs')).href}`,
};

export const main = (args: string[]): Promise<number> =>
  besideJourneys(clock, async ({ journeys, chromium }) => {
    const { code } = await runCommand(
      node,
      ['node_modules/@playwright/test/cli.js', 'test', '--config', 'screens.config.ts', ...args],
      {
        cwd: path.join(root, 'e2e'),
        env: {
          E2E_BASE_URL: journeys.url,
          E2E_SANDBOX_URL: journeys.sandboxUrl,
          CLOCK_STARTS_AT: clockStartsAt,
          PLAYWRIGHT_CHROMIUM: chromium,
        },
        isLoud: true,
      },
    );
    return code;
  });
