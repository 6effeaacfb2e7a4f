import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { v7 as uuidv7 } from 'uuid';
import { batchImportsRepository } from '../src/features/imports/batch/batch-imports.repository.ts';
import { keepFile } from '../src/features/imports/batch/receiving/import-file.service.ts';
import type { Db } from '../src/platform/database/database.ts';

export const queuedSource = 'import';

export async function queueImport(db: Db, file: string): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'parages-import-'));
  const at = path.join(folder, 'agenda.csv');
  await writeFile(at, file);
  const [id, accountId] = [uuidv7(), uuidv7()];
  await db.account.create({
    data: { id: accountId, email: `${accountId}@parages.example`, emailVerifiedAt: new Date() },
  });
  const imports = batchImportsRepository(db);
  await imports.insert({
    id,
    source: queuedSource,
    organisationId: null,
    isStaff: true,
    accountId,
    fileName: 'agenda.csv',
    format: 'csv',
    sizeBytes: Buffer.byteLength(file),
    now: new Date(),
  });
  await keepFile(db, id, at);
  await imports.setReceived(id);
  await rm(folder, { recursive: true });
  return id;
}
