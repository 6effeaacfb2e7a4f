import path from 'node:path';
import { databaseEnvironment } from '../database/database.ts';
import { apiFolder, node, typescriptFlags } from '../process/paths.ts';
import { runCommand } from '../process/run-command.ts';
import { withShutdown } from '../process/shutdown.ts';
import { generateClient, prepareDatabase } from '../start/prepare.ts';
import { openSessionCore } from '../start/session-core.ts';

/** `npm run users -- …`: the API's own command, on the database and the session core of `npm start`, running or not. */
export function main(args: string[]): Promise<number> {
  return withShutdown(async () => {
    await generateClient();
    const database = await prepareDatabase({ mayJoin: true });
    const core = await openSessionCore(database);
    const { code } = await runCommand(node, [...typescriptFlags, path.join(apiFolder, 'src/commands/users.ts'), ...args], {
      env: { ...databaseEnvironment(database), ...core.environment },
      isLoud: true,
    });
    return code;
  });
}
