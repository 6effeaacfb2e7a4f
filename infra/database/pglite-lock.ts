import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { withFileLock } from '../process/file-lock.ts';
import { isRunning } from '../process/is-running.ts';

export type LockHolder = { pid: number; port: number };

const lockFile = (folder: string): string => path.join(folder, 'pglite.lock');

export function lockHolder(folder: string): LockHolder | undefined {
  try {
    const [pid, port] = readFileSync(lockFile(folder), 'utf8').split(' ').map(Number);
    return pid !== undefined && port !== undefined && isRunning(pid) ? { pid, port } : undefined;
  } catch {
    return undefined;
  }
}

/**
 * PGlite does not lock its folder, and two processes on one folder destroy it. Processes check and
 * write the lock one at a time: otherwise the second one would delete the lock that the first has
 * just written.
 * @returns a function that releases the folder
 * @throws {Error} when another process has the folder
 */
export const lockFolder = (folder: string, port: number): Promise<() => void> =>
  withFileLock(`${lockFile(folder)}.taking`, async () => {
    const holder = lockHolder(folder);
    if (holder !== undefined) throw new Error(`locked by process ${holder.pid}`);
    rmSync(lockFile(folder), { force: true }); // A killed process may have left it.
    writeFileSync(lockFile(folder), `${process.pid} ${port}`, { flag: 'wx' });
    return () => rmSync(lockFile(folder), { force: true });
  });
