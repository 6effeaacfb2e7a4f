import { runApiCommand } from '../start/run-api-command.ts';
import { openSessionCore } from '../start/session-core.ts';

export const main = (args: string[]): Promise<number> =>
  runApiCommand('users', args, async (database) => (await openSessionCore(database)).environment);
