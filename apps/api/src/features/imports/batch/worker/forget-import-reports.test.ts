import { v7 as uuidv7 } from 'uuid';
import { expect, it } from 'vitest';
import { emptyDatabase } from '../../../../../test/servers/test-database.ts';
import { forgetImportReports } from './forget-import-reports.ts';

it('deletes ended imports of a year ago with their findings, more than one batch, and no running one', async () => {
  const { db } = await emptyDatabase();
  const add = (status: string, createdAt: string) =>
    db.importBatch.create({
      data: {
        id: uuidv7(),
        source: 'staff',
        isStaff: true,
        fileName: status,
        sizeBytes: 1,
        status,
        hasFile: false,
        createdAt: new Date(createdAt),
        findings: { create: { number: 1, kind: 'line', code: 'date_invalid' } },
      },
    });
  for (let n = 0; n < 25; n += 1) await add('done', '2026-06-10T09:59:59Z');
  await add('done', '2026-06-10T10:00:01Z');
  await add('running', '2026-06-10T09:59:59Z');
  const clock = { now: () => new Date('2027-06-10T10:00:00Z') };
  expect(await forgetImportReports({ db, clock })()).toBe(25);
  expect([await db.importBatch.count(), await db.importFinding.count()]).toEqual([2, 2]);
});
