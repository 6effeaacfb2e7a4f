import path from 'node:path';
import { databaseEnvironment } from '../database/database.ts';
import { apiFolder, node, root, typescriptFlags } from '../process/paths.ts';
import { runCommand } from '../process/run-command.ts';
import { withShutdown } from '../process/shutdown.ts';
import { generateClient, prepareDatabase } from '../start/prepare.ts';

/** `npm run import -- …`: the API's own command, on the database of `npm start`, running or not. */
export function main(args: string[]): Promise<number> {
  return withShutdown(async () => {
    await generateClient();
    const database = await prepareDatabase({ mayJoin: true });
    const { code } = await runCommand(node, [...typescriptFlags, path.join(apiFolder, 'src/commands/import.ts'), ...args], {
      cwd: process.env.INIT_CWD ?? root, // paths are given from where the user stands
      env: databaseEnvironment(database),
      isLoud: true,
    });
    return code;
  });
}
