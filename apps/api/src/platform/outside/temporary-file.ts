import { randomUUID } from 'node:crypto';
import { type FileHandle, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A file without a name, which the system deletes once it is closed, also when the process is killed. */
export async function openTemporary(): Promise<FileHandle> {
  const path = join(tmpdir(), `parages-${randomUUID()}`);
  const file = await open(path, 'wx+', 0o600);
  await rm(path);
  return file;
}
