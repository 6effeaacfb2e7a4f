import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { isRunning } from '../process/is-running.ts';
import { runCommand } from '../process/run-command.ts';
import { readPostmaster } from './postmaster.ts';

const childrenOf = (pid: number): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);

/** The segment of System V that marks a running server: the second number of the seventh line. */
const sharedMemoryOf = (data: string): string | undefined =>
  readFileSync(path.join(data, 'postmaster.pid'), 'utf8').split('\n')[6]?.trim().split(/\s+/)[1];

/**
 * SIGKILL to each process of the server whose cluster is the folder `data`, which can then be started
 * again.
 */
export async function killCluster(data: string): Promise<void> {
  const { pid, socketFolder } = readPostmaster(data) ?? {};
  if (pid === undefined || socketFolder === undefined)
    throw new Error('the database server does not run');
  const memory = sharedMemoryOf(data);
  // The postmaster first: it would restart its processes.
  for (const one of [pid, ...childrenOf(pid)]) if (isRunning(one)) process.kill(one, 'SIGKILL');
  while (isRunning(pid)) await wait(5);
  // What a server that is stopped deletes.
  rmSync(socketFolder, { recursive: true, force: true });
  if (memory !== undefined) await runCommand('ipcrm', ['--shmem-id', memory]);
}
