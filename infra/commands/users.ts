import { runApiCommand } from '../start/run-api-command.ts';
import { openSessionCore } from '../start/session-core.ts';

/** `npm run users -- …`: runs the command `users` of the API, with the embedded session core. */
export const main = (args: string[]): Promise<number> =>
  runApiCommand('users', args, async (database) => (await openSessionCore(database)).environment);
