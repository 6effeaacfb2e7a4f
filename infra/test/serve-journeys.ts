import { findFreePort } from '../process/ports.ts';
import { onShutdown, withShutdown } from '../process/shutdown.ts';
import { generateClient } from '../start/prepare.ts';
import { ensurePostgres } from './ensure-postgres.ts';
import { startJourneyServer } from './journey-server.ts';
import { sentences } from './test-messages.ts';
import { openTestServer } from './test-server.ts';

export function main([port = process.env.E2E_PORT]: string[]): Promise<void> {
  return withShutdown(async () => {
    await ensurePostgres();
    await generateClient();
    const server = await openTestServer();
    onShutdown(server.stop);
    const journeys = await startJourneyServer(
      server.adminUrl,
      port ? Number(port) : await findFreePort(),
    );
    onShutdown(journeys.stop);
    process.stdout.write(
      `${sentences.ready(journeys.url)}\n${sentences.sandbox(journeys.sandboxUrl)}\n`,
    );
    await new Promise(() => setInterval(() => undefined, 60_000)); // A signal ends the process.
  });
}
