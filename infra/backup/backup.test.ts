import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, expect, it } from 'vitest';
import { archiveCommand, findBase } from './backup-folder.ts';
import { copyPictures } from './picture-copies.ts';
import { restoreDatabase } from './restore.ts';

const root = mkdtempSync(path.join(tmpdir(), 'parages-backup-'));
afterAll(() => rmSync(root, { recursive: true }));
afterEach(() => {
  for (const name of readdirSync(root)) rmSync(path.join(root, name), { recursive: true });
});

const hash = (digit: string): string => digit.repeat(64);

function write(folder: string, name: string, text: string): void {
  const file = path.join(root, folder, name.slice(0, 2), name.slice(2, 4), name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

const filesIn = (folder: string): string[] =>
  readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    .sort();

it('copies new pictures alone, without those being written, and deletes none', async () => {
  const [from, to] = [path.join(root, 'from'), path.join(root, 'to')];
  expect(await copyPictures(from, to)).toBe(0);
  write('from', `${hash('a')}.jpg`, 'one');
  write('from', `${hash('b')}-320.webp`, 'two');
  write('from', `${hash('c')}.jpg.0a0a0a0a-0000-4000-8000-000000000000`, 'half');
  write('to', `${hash('d')}.jpg`, 'deleted since');
  expect(await copyPictures(from, to)).toBe(2);
  expect(await copyPictures(from, to)).toBe(0);
  expect(filesIn('to')).toEqual([`${hash('a')}.jpg`, `${hash('b')}-320.webp`, `${hash('d')}.jpg`]);
  const copied = path.join(to, 'aa', 'aa', `${hash('a')}.jpg`);
  expect(readFileSync(copied, 'utf8')).toBe('one');
});

it('chooses the last backup that ended before the moment, and never an unfinished one', () => {
  for (const name of ['2026-06-10T10-00-00.000Z', '2026-06-11T10-00-00.000Z', 'unfinished'])
    mkdirSync(path.join(root, 'base', name), { recursive: true });
  const chosen = (instant: string) => findBase(root, new Date(instant));
  expect(chosen('2026-06-10T09:59:59.999Z')).toBeUndefined();
  expect(chosen('2026-06-11T09:59:59Z')).toBe('2026-06-10T10-00-00.000Z');
  expect(chosen('2026-06-12T00:00:00Z')).toBe('2026-06-11T10-00-00.000Z');
});

it('refuses a moment before all backups, a folder in use and a path for which a shell needs quotes', async () => {
  const data = path.join(root, 'data');
  const moment = new Date('2026-06-10T10:00:00Z');
  await expect(restoreDatabase(root, moment, data)).rejects.toThrow('2026-06-10T10:00:00.000Z');
  mkdirSync(path.join(data, 'pg'), { recursive: true });
  await expect(restoreDatabase(root, moment, data)).rejects.toThrow('not empty');
  for (const folder of ['relative', '/a b', "/a'b", '/a;b', '/a$b'])
    expect(() => archiveCommand(folder)).toThrow(folder);
});
