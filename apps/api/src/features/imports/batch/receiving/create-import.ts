import { rm } from 'node:fs/promises';
import { v7 as uuidv7 } from 'uuid';
import type { Viewer } from '../../../../platform/access/viewer.ts';
import type { Clock } from '../../../../platform/clock.ts';
import type { Db, Transaction } from '../../../../platform/database/database.ts';
import { lockNames } from '../../../../platform/database/named-locks.ts';
import { assertQuota } from '../../../../platform/quotas/quotas.service.ts';
import { sourceOf } from '../batch-imports.domain.ts';
import { batchImportsRepository } from '../batch-imports.repository.ts';
import type { FileFormat, Import, ImportForm, ReceivedFile } from '../batch-imports.schema.ts';
import { getImport } from '../get-import.ts';
import { keepFile, keepOriginal } from './import-file.service.ts';
import { assertHourlyLimit, findSender, type ImportSender } from './import-sender.ts';
import { writeTable } from './spreadsheets/spreadsheets.ts';

export type CreateImportDeps = { db: Db; clock: Clock };

export const createImport =
  ({ db, clock }: CreateImportDeps) =>
  async (viewer: Viewer, { organisationId, file }: ImportForm): Promise<Import> => {
    const id = uuidv7();
    const now = clock.now();
    const table = await tableOf(file);
    try {
      await db.$transaction(async (tx) => {
        const sender = await findSender(tx, viewer, organisationId);
        await assertQuotas(tx, viewer, sender, now);
        await batchImportsRepository(tx).insert({
          ...sender,
          id,
          source: sourceOf(sender.organisationId),
          accountId: viewer.userId,
          fileName: file.name,
          format: table.format,
          sizeBytes: file.sizeBytes,
          now,
        });
      });
      await receive(db, id, file, table);
    } finally {
      await table.remove();
    }
    return getImport({ db })(viewer, id);
  };

type Table = { path: string; format: FileFormat; remove: () => Promise<void> };

/** A CSV file is its own table; that of a spreadsheet is a temporary file beside it. */
async function tableOf({ path, isSpreadsheet }: ReceivedFile): Promise<Table> {
  if (!isSpreadsheet) return { path, format: 'csv', remove: async () => undefined };
  const tablePath = `${path}.table`;
  const remove = () => rm(tablePath, { force: true });
  try {
    const format = await writeTable({ path, tablePath });
    return { path: tablePath, format, remove };
  } catch (error) {
    await remove();
    throw error;
  }
}

async function receive(db: Db, importId: string, file: ReceivedFile, table: Table): Promise<void> {
  const imports = batchImportsRepository(db);
  try {
    if (file.isSpreadsheet) await keepOriginal(db, importId, file.path);
    await keepFile(db, importId, table.path);
    await imports.setReceived(importId);
  } catch (error) {
    await imports.discard(importId);
    throw error;
  }
}

// The locks serialise concurrent uploads of an account or an organisation, so that together they
// cannot exceed the limits.
async function assertQuotas(
  tx: Transaction,
  viewer: Viewer,
  { organisationId, isStaff }: ImportSender,
  now: Date,
): Promise<void> {
  const { userId } = viewer;
  await lockNames(tx, [`imports of ${userId}`, `imports of ${organisationId ?? userId}`]);
  await assertHourlyLimit(tx, viewer, now);
  const { open, megabytes } = await batchImportsRepository(tx).countUsage(organisationId, userId);
  assertQuota('importsOpen', open);
  if (!isStaff) assertQuota('importMegabytes', megabytes);
}
