import { runApiCommand } from '../start/run-api-command.ts';

/** `npm run service-news -- …` */
export const main = (args: string[]): Promise<number> => runApiCommand('service-news', args);
