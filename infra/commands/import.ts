import { runApiCommand } from '../start/run-api-command.ts';

/** `npm run import -- …`: runs the command `import` of the API. */
export const main = (args: string[]): Promise<number> => runApiCommand('import', args);
