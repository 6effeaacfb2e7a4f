import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isRunning } from '../process/is-running.ts';

const lockFile = (folder: string): string => path.join(folder, 'pglite.lock');

/** The process that has the folder open; undefined when none has. */
export function lockHolder(folder: string): number | undefined {
  try {
    const pid = Number(readFileSync(lockFile(folder), 'utf8'));
    return isRunning(pid) ? pid : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Takes the folder for this process. PGlite has no lock of its own, and two processes on one folder destroy it.
 * @returns gives the folder back
 * @throws {Error} when another process has it
 */
export function lockFolder(folder: string): () => void {
  const holder = lockHolder(folder);
  if (holder !== undefined) throw new Error(`locked by process ${holder}`);
  rmSync(lockFile(folder), { force: true }); // left by a process that was killed
  writeFileSync(lockFile(folder), String(process.pid), { flag: 'wx' });
  return () => rmSync(lockFile(folder), { force: true });
}
