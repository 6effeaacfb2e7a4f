// Specification: §12.9
import { expect, it } from 'vitest';
import { csvOf, importBench, wholeEvent } from '../../../../../test/import-bench.ts';
import { startApi } from '../../../../../test/servers/start-api.ts';
import { createImport } from './create-import.ts';

it('deletes an import whose file cannot be stored', async () => {
  const { db, clock, staff } = importBench(await startApi());
  const { id: userId } = await staff();
  const viewer = {
    userId,
    isVerified: true,
    role: 'user' as const,
    permissions: ['batch_import' as const],
  };
  const file = { path: '/nowhere/agenda.csv', name: 'agenda.csv', sizeBytes: 10 };
  await expect(createImport({ db, clock })(viewer, { file })).rejects.toThrow('ENOENT');
  expect(await db.importBatch.count()).toBe(0);
});

it('lets the worker claim a file only once it is complete, and deletes an interrupted upload after an hour', async () => {
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
