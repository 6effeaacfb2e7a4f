import { runApiCommand } from '../start/run-api-command.ts';
import { openSessionCore } from '../start/session-core.ts';

/** `npm run users -- …`, with the session core of `npm start`, running or not. */
export const main = (args: string[]): Promise<number> =>
  runApiCommand('users', args, async (database) => (await openSessionCore(database)).environment);
