import { runApiCommand } from '../start/run-api-command.ts';

/** `npm run service-news -- …`: runs the command `service-news` of the API. */
export const main = (args: string[]): Promise<number> => runApiCommand('service-news', args);
