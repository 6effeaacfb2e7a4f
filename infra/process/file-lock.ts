import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { isRunning } from './is-running.ts';

const retryMs = 100;
const patienceMs = 60_000;

function tryTake(file: string): boolean {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch {
    try {
      const holder = Number(readFileSync(file, 'utf8'));
      if (holder > 0 && !isRunning(holder)) rmSync(file, { force: true });
    } catch {
      // released between the two reads
    }
    return false;
  }
}

/**
 * One process at a time. The lock of a dead process is taken over; waiting for more than a minute
 * is an error.
 */
export async function withFileLock<T>(file: string, work: () => Promise<T>): Promise<T> {
  mkdirSync(path.dirname(file), { recursive: true });
  const deadline = Date.now() + patienceMs;
  while (!tryTake(file)) {
    if (Date.now() > deadline)
      throw new Error(`${file} is held by another process for more than a minute`);
    await wait(retryMs);
  }
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}
