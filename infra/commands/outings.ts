import { runApiCommand } from '../start/run-api-command.ts';

export const main = (args: string[]): Promise<number> => runApiCommand('outings', args);
