import { randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { isRunning } from './is-running.ts';

const retryMs = 100;
const patienceMs = 60_000;

// The process id of the holder, and an id of this taking of the lock, which older versions omit.
const content = /^(\d+)(?: ([\w-]+))?$/;

/**
 * Deletes the lock if its holder has died. The waiter first takes a marker file named after this
 * lock: without it, two waiters could find the same dead lock, and the second would delete the lock
 * that a third process has just taken. The marker is a lock too, so that the next waiter deletes
 * the marker of a waiter that was killed.
 * @throws when the lock was released
 */
function deleteDead(file: string): void {
  const found = readFileSync(file, 'utf8');
  const [, holder, taking] = content.exec(found) ?? [];
  if (holder === undefined || isRunning(Number(holder))) return;
  const marker = `${file}.${taking ?? holder}`;
  if (!tryTake(marker)) return;
  try {
    if (readFileSync(file, 'utf8') === found) rmSync(file);
  } finally {
    rmSync(marker, { force: true });
  }
}

function tryTake(file: string): boolean {
  try {
    writeFileSync(file, `${process.pid} ${randomUUID()}`, { flag: 'wx' });
    return true;
  } catch {
    try {
      deleteDead(file);
    } catch {
      // The holder has released the lock.
    }
    return false;
  }
}

/**
 * Takes over the lock of a dead process.
 * @throws {Error} when another process holds the lock for more than a minute
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
