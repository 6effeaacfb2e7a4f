import { findFreePort } from '../process/ports.ts';
import { onShutdown, withShutdown } from '../process/shutdown.ts';
import { generateClient } from '../start/prepare.ts';
import { ensureChromium } from './ensure-chromium.ts';
import { ensurePostgres } from './ensure-postgres.ts';
import { type JourneyServer, startJourneyServer } from './journey-server.ts';
import { openTestServer } from './test-server.ts';

/** `chromium`: path of its binary. `database`: name and version of its server. */
export type Beside = { journeys: JourneyServer; chromium: string; database: string };

export function besideJourneys(
  env: NodeJS.ProcessEnv,
  run: (beside: Beside) => Promise<number>,
): Promise<number> {
  return withShutdown(async () => {
    await ensurePostgres();
    await generateClient();
    const { file } = await ensureChromium();
    const server = await openTestServer();
    onShutdown(server.stop);
    const journeys = await startJourneyServer(server.adminUrl, await findFreePort(), env);
    onShutdown(journeys.stop);
    return run({ journeys, chromium: file, database: server.description });
  });
}
