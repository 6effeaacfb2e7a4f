// Specification: §12.9
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { csvOf, importBench, wholeEvent } from '../../../../../test/import-bench.ts';
import { startApi } from '../../../../../test/servers/start-api.ts';
import { createImport } from './create-import.ts';

it('createImport rejects and leaves no import when the file cannot be read', async () => {
  const { db, clock, staff } = importBench(await startApi());
  const { id: userId } = await staff();
  const viewer = {
    userId,
    isVerified: true,
    role: 'user' as const,
    permissions: ['batch_import' as const],
  };
  const file = {
    path: '/nowhere/agenda.csv',
    name: 'agenda.csv',
    sizeBytes: 10,
    isSpreadsheet: false,
  };
  await expect(createImport({ db, clock })(viewer, { file })).rejects.toThrow('ENOENT');
  expect(await db.importBatch.count()).toBe(0);
});

it('a worker claims no import without its whole file; an interrupted upload is deleted after an hour', async () => {
  const { db, clock, staff, sendFile, work, imports, read } = importBench(await startApi());
  const as = await staff();
  const { id } = (await sendFile(as, csvOf(wholeEvent))).body;
  await db.importBatch.update({ where: { id }, data: { hasFile: false } });
  expect(await work()).toBe(0);
  expect(await read(as, id)).toMatchObject({ status: 'checking' });
  await imports.forgetOld();
  expect(await db.importBatch.count()).toBe(1);
  clock.set('2026-06-10T11:00:01Z');
  await imports.forgetOld();
  expect([await db.importBatch.count(), await db.importFilePiece.count()]).toEqual([0, 0]);
});

it('POST /imports stores the import and deletes the temporary file when the client disconnects before the response', async () => {
  const api = await startApi();
  const { db, staff } = importBench(api);
  const { headers } = await staff();
  const folder = await mkdtemp(join(tmpdir(), 'parages-upload-'));
  vi.stubEnv('TMPDIR', folder);
  try {
    const origin = await api.app.listen({ host: '127.0.0.1', port: 0 });
    const body = new FormData();
    body.set('file', new Blob([Buffer.alloc(20_000_000, 'a;b\n')]), 'agenda.csv');
    const client = new AbortController();
    const { signal } = client;
    const sent = fetch(`${origin}/api/v1/imports`, { method: 'POST', headers, body, signal });
    const within = { interval: 5, timeout: 9000 };
    await vi.waitFor(async () => expect(await db.importBatch.count()).toBe(1), within);
    client.abort();
    await Promise.allSettled([sent]);
    const stored = { where: { hasFile: true } };
    await vi.waitFor(async () => expect(await db.importBatch.count(stored)).toBe(1), within);
    await vi.waitFor(async () => expect(await readdir(folder)).toEqual([]));
  } finally {
    vi.unstubAllEnvs();
    await rm(folder, { recursive: true });
  }
});
