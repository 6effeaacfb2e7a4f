import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { node, root } from '../process/paths.ts';
import { findFreePort } from '../process/ports.ts';
import { runCommand } from '../process/run-command.ts';
import { onShutdown, withShutdown } from '../process/shutdown.ts';
import { generateClient } from '../start/prepare.ts';
import { ensureChromium } from '../test/ensure-chromium.ts';
import { ensurePostgres } from '../test/ensure-postgres.ts';
import { startJourneyServer } from '../test/journey-server.ts';
import { openTestServer } from '../test/test-server.ts';

/** The day of the pictures, always the same: what changes between two runs is what we changed. */
const clockStartsAt = '2026-06-11T10:00:00+02:00';

/** `npm run screens`: pictures of every public screen into `e2e/screens`. What follows goes to Playwright (`-g event`). */
export function main(args: string[]): Promise<number> {
  return withShutdown(async () => {
    await ensurePostgres();
    await generateClient();
    const chromium = await ensureChromium();
    const server = await openTestServer();
    onShutdown(server.stop);
    const clock = {
      CLOCK_STARTS_AT: clockStartsAt,
      NODE_OPTIONS: `--import=${pathToFileURL(path.join(root, 'infra/process/start-at.mjs')).href}`,
    };
    const journeys = await startJourneyServer(server.adminUrl, await findFreePort(), clock);
    onShutdown(journeys.stop);
    const { code } = await runCommand(node, ['node_modules/@playwright/test/cli.js', 'test', '--config', 'screens.config.ts', ...args], {
      cwd: path.join(root, 'e2e'),
      env: { E2E_BASE_URL: journeys.url, CLOCK_STARTS_AT: clockStartsAt, PLAYWRIGHT_CHROMIUM: chromium.file },
      isLoud: true,
    });
    return code;
  });
}
