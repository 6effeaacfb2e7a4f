import { runApiCommand } from '../start/run-api-command.ts';

/** `npm run import -- …` */
export const main = (args: string[]): Promise<number> => runApiCommand('import', args);
