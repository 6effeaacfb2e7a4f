import { spawn } from 'node:child_process';
import path from 'node:path';
import { backUp, backUpPictures, restore } from '../backup/backup-actions.ts';
import { Refusal } from '../console/refusal.ts';
import { databaseEnvironment } from '../database/database.ts';
import { sentences } from '../database/database-command-messages.ts';
import { findPostgres } from '../database/find-postgres.ts';
import { openDatabase } from '../database/open-database.ts';
import { describeState, resetDatabase } from '../database/reset.ts';
import { root, tool } from '../process/paths.ts';
import { toolEnvironment } from '../process/run-command.ts';
import { onShutdown, withShutdown } from '../process/shutdown.ts';
import { prepareDatabase } from '../start/prepare.ts';

function runInTerminal(
  command: string,
  args: string[],
  env: NodeJS.ProcessEnv = {},
): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, env: toolEnvironment(env), stdio: 'inherit' });
    child.once('error', () => reject(new Refusal(sentences.noPsql)));
    child.once('exit', (code) => resolve(code ?? 0));
  });
}

async function open(): Promise<{ url: string; env: NodeJS.ProcessEnv }> {
  const database = await openDatabase({ mayJoin: true });
  onShutdown(database.stop);
  return { url: database.url, env: databaseEnvironment(database) };
}

const actions: Record<string, (args: string[]) => Promise<number>> = {
  psql: async (args) => {
    const { url } = await open();
    const native = findPostgres();
    return runInTerminal(native ? path.join(native.bin, 'psql') : 'psql', [url, ...args]);
  },
  studio: async () => {
    const { env } = await open();
    return runInTerminal(tool('prisma'), ['studio'], env);
  },
  status: async () => {
    process.stdout.write(`${describeState()}\n`);
    return 0;
  },
  migrate: async () => {
    await prepareDatabase({ mayJoin: true });
    process.stdout.write(`${sentences.isMigrated}\n`);
    return 0;
  },
  backup: backUp,
  'backup-pictures': backUpPictures,
  restore,
  reset: async () => {
    resetDatabase();
    process.stdout.write(`${sentences.wasReset}\n`);
    return 0;
  },
};

export function main([name = '', ...args]: string[]): Promise<number> {
  const action = actions[name];
  if (!action) throw new Refusal(sentences.usage);
  return withShutdown(() => action(args));
}
