import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { withFileLock } from './file-lock.ts';
import { node } from './paths.ts';

/** Writes a lock whose holder has died. `marker`: the file of a waiter that deletes this lock. */
function lockOfDeadProcess(): { file: string; content: string; marker: string } {
  const folder = mkdtempSync(path.join(tmpdir(), 'parages-lock-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = path.join(folder, 'cluster.lock');
  const content = `${spawnSync(node, ['--eval', '0']).pid} first`;
  writeFileSync(file, content);
  return { file, content, marker: `${file}.first` };
}

it('takes over the lock of a dead process for its work, and releases it afterwards', async () => {
  const { file, marker } = lockOfDeadProcess();
  const held = await withFileLock(file, async () => readFileSync(file, 'utf8'));
  expect(held).toMatch(new RegExp(`^${process.pid} `));
  expect([file, marker].filter((one) => existsSync(one))).toEqual([]);
});

it('keeps the lock of a dead process while another waiter deletes it, and takes it afterwards', async () => {
  const { file, content, marker } = lockOfDeadProcess();
  writeFileSync(marker, '');
  const done = withFileLock(file, async () => 'done');
  expect(readFileSync(file, 'utf8')).toBe(content);
  rmSync(marker);
  expect(await done).toBe('done');
});
