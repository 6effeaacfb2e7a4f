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
  // Stopped first: it starts no further process.
  process.kill(pid, 'SIGSTOP');
  const all = [pid, ...childrenOf(pid)];
  for (const one of all) if (isRunning(one)) process.kill(one, 'SIGKILL');
  // A new server refuses to start while one of them holds the shared memory.
  while (all.some(isRunning)) await wait(5);
  // What a server that is stopped deletes. PostgreSQL refuses the lock of a process that has ended
  // until its parent has noticed.
  rmSync(path.join(data, 'postmaster.pid'), { force: true });
  rmSync(socketFolder, { recursive: true, force: true });
  if (memory !== undefined) await runCommand('ipcrm', ['--shmem-id', memory]);
}
