import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readOrMakeKey } from './key-file.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'parages-key-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('readOrMakeKey creates a key of 32 bytes at the first call only, in a file that only its owner can read, and leaves no other file', () => {
  const file = path.join(folder, 'data/auth-core.key');
  const key = readOrMakeKey(file);
  expect(Buffer.from(key, 'base64')).toHaveLength(32);
  expect(readOrMakeKey(file)).toBe(key);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readdirSync(path.dirname(file))).toEqual(['auth-core.key']);
});
