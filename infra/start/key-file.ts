import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const ownerOnly = 0o600;
const keyBytes = 32;

const isTaken = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'EEXIST';

/** Two concurrent processes get the same key: the file appears atomically, by a hard link. */
export function readOrMakeKey(file: string): string {
  mkdirSync(path.dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`;
  writeFileSync(draft, `${randomBytes(keyBytes).toString('base64')}\n`, {
    mode: ownerOnly,
    flag: 'wx',
  });
  try {
    linkSync(draft, file);
  } catch (error) {
    if (!isTaken(error)) throw error;
  } finally {
    rmSync(draft, { force: true });
  }
  return readFileSync(file, 'utf8').trim();
}
