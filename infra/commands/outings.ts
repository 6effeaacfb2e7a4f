import { runApiCommand } from '../start/run-api-command.ts';

/** `npm run outings -- …`: runs the command `outings` of the API. */
export const main = (args: string[]): Promise<number> => runApiCommand('outings', args);
