import path from 'node:path';
import { databaseEnvironment } from '../database/database.ts';
import { apiFolder, node, root, typescriptFlags } from '../process/paths.ts';
import { runCommand } from '../process/run-command.ts';
import { withShutdown } from '../process/shutdown.ts';
import { generateClient, prepareDatabase } from './prepare.ts';

/** A command of the API by the name of its file, on the database of `npm start`, running or not; paths are given from where the user stands. */
export function runApiCommand(name: string, args: string[]): Promise<number> {
  return withShutdown(async () => {
    await generateClient();
    const database = await prepareDatabase({ mayJoin: true });
    const { code } = await runCommand(node, [...typescriptFlags, path.join(apiFolder, `src/commands/${name}.ts`), ...args], {
      cwd: process.env.INIT_CWD ?? root,
      env: databaseEnvironment(database),
      isLoud: true,
    });
    return code;
  });
}
