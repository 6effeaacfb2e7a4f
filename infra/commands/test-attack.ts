import { onShutdown, withShutdown } from '../process/shutdown.ts';
import { generateClient } from '../start/prepare.ts';
import { ensurePostgres } from '../test/ensure-postgres.ts';
import { runAttack } from '../test/run-attack.ts';
import { openTestServer } from '../test/test-server.ts';

const isEmbedded = (args: readonly string[]): boolean =>
  args[args.indexOf('--engine') + 1] === 'pglite';

export function main(args: string[]): Promise<number> {
  return withShutdown(async () => {
    await generateClient();
    if (isEmbedded(args)) return runAttack(undefined, args);
    await ensurePostgres();
    const server = await openTestServer();
    onShutdown(server.stop);
    return runAttack(server.adminUrl, args);
  });
}
