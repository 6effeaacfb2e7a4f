import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { withFileLock } from './file-lock.ts';
import { node } from './paths.ts';

const deadProcessId = (): number => spawnSync(node, ['--eval', '0']).pid;

/** `marker`: the file of a waiter that deletes this lock. */
function lockOfDeadProcess(): { folder: string; file: string; content: string; marker: string } {
  const folder = mkdtempSync(path.join(tmpdir(), 'parages-lock-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = path.join(folder, 'cluster.lock');
  const content = `${deadProcessId()} first`;
  writeFileSync(file, content);
  return { folder, file, content, marker: `${file}.first` };
}

it('withFileLock takes over the lock of a dead process for its work, and releases it afterwards', async () => {
  const { folder, file } = lockOfDeadProcess();
  const held = await withFileLock(file, async () => readFileSync(file, 'utf8'));
  expect(held).toMatch(new RegExp(`^${process.pid} `));
  expect(readdirSync(folder)).toEqual([]);
});

it('withFileLock takes over the lock of a dead process that a killed waiter was deleting', async () => {
  const { folder, file, marker } = lockOfDeadProcess();
  writeFileSync(marker, `${deadProcessId()} second`);
  expect(await withFileLock(file, async () => 'done')).toBe('done');
  expect(readdirSync(folder)).toEqual([]);
});

it('withFileLock does not delete the lock of a dead process while another waiter is deleting it, and takes the lock afterwards', async () => {
  const { file, content, marker } = lockOfDeadProcess();
  writeFileSync(marker, `${process.pid} second`);
  const done = withFileLock(file, async () => 'done');
  expect(readFileSync(file, 'utf8')).toBe(content);
  rmSync(marker);
  expect(await done).toBe('done');
});
