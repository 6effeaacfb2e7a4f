import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { node } from '../process/paths.ts';
import { lockFolder, lockHolder } from './pglite-lock.ts';

function folderOfDeadProcess(): { folder: string; lock: string; content: string } {
  const folder = mkdtempSync(path.join(tmpdir(), 'parages-pglite-lock-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const lock = path.join(folder, 'pglite.lock');
  const content = `${spawnSync(node, ['--eval', '0']).pid} 5432`;
  writeFileSync(lock, content);
  return { folder, lock, content };
}

it('lockFolder takes the data folder that a dead process has locked, and releases it', async () => {
  const { folder } = folderOfDeadProcess();
  const unlock = await lockFolder(folder, 5433);
  expect(lockHolder(folder)).toEqual({ pid: process.pid, port: 5433 });
  unlock();
  expect(lockHolder(folder)).toBeUndefined();
});

it('lockFolder waits while another process takes the data folder, and then rejects', async () => {
  const { folder, lock, content } = folderOfDeadProcess();
  const taking = `${lock}.taking`;
  writeFileSync(taking, `${process.pid} other`);
  const refused = lockFolder(folder, 5433);
  expect(readFileSync(lock, 'utf8')).toBe(content);
  writeFileSync(lock, `${process.pid} 5434`);
  rmSync(taking);
  await expect(refused).rejects.toThrow(`locked by process ${process.pid}`);
  expect(lockHolder(folder)).toEqual({ pid: process.pid, port: 5434 });
});
