import type { Database } from '../database/database.ts';
import { root } from '../process/paths.ts';
import { withShutdown } from '../process/shutdown.ts';
import { generateClient, prepareDatabase } from './prepare.ts';
import { runScript } from './run-script.ts';

const nothing = async (): Promise<NodeJS.ProcessEnv> => ({});

/**
 * `beside` starts services that the command needs and returns their environment. Paths in `args`
 * are relative to the folder where the user called npm.
 */
export function runApiCommand(
  name: string,
  args: string[],
  beside: (database: Database) => Promise<NodeJS.ProcessEnv> = nothing,
): Promise<number> {
  return withShutdown(async () => {
    await generateClient();
    const database = await prepareDatabase({ mayJoin: true });
    const { code } = await runScript(database, [name, ...args], {
      cwd: process.env.INIT_CWD ?? root,
      env: await beside(database),
      isLoud: true,
    });
    return code;
  });
}
