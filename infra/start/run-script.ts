import path from 'node:path';
import { type Database, databaseEnvironment } from '../database/database.ts';
import { apiFolder, node, typescriptFlags } from '../process/paths.ts';
import { type CommandOptions, type CommandResult, runCommand } from '../process/run-command.ts';

export const runScript = (
  database: Pick<Database, 'engine' | 'url'>,
  [name, ...args]: [name: string, ...args: string[]],
  { env, ...options }: CommandOptions = {},
): Promise<CommandResult> =>
  runCommand(node, [...typescriptFlags, path.join(apiFolder, `src/commands/${name}.ts`), ...args], {
    cwd: apiFolder,
    ...options,
    env: { ...databaseEnvironment(database), ...env },
  });
