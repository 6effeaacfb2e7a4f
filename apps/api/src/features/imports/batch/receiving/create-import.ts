import { v7 as uuidv7 } from 'uuid';
import type { Viewer } from '../../../../platform/access/viewer.ts';
import type { Clock } from '../../../../platform/clock.ts';
import type { Db, Transaction } from '../../../../platform/database/database.ts';
import { lockNames } from '../../../../platform/database/named-locks.ts';
import { assertQuota } from '../../../../platform/quotas/quotas.service.ts';
import { sourceOf } from '../batch-imports.domain.ts';
import { batchImportsRepository } from '../batch-imports.repository.ts';
import type { Import, ImportForm } from '../batch-imports.schema.ts';
import { getImport } from '../get-import.ts';
import { keepFile } from './import-file.service.ts';
import { assertHourlyLimit, findSender, type ImportSender } from './import-sender.ts';

export type CreateImportDeps = { db: Db; clock: Clock };

export const createImport =
  ({ db, clock }: CreateImportDeps) =>
  async (viewer: Viewer, { organisationId, file }: ImportForm): Promise<Import> => {
    const id = uuidv7();
    const now = clock.now();
    await db.$transaction(async (tx) => {
      const sender = await findSender(tx, viewer, organisationId);
      await assertQuotas(tx, viewer, sender, now);
      await batchImportsRepository(tx).insert({
        ...sender,
        id,
        source: sourceOf(sender.organisationId),
        accountId: viewer.userId,
        fileName: file.name,
        sizeBytes: file.sizeBytes,
        now,
      });
    });
    await receive(db, id, file.path);
    return getImport({ db })(viewer, id);
  };

async function receive(db: Db, importId: string, path: string): Promise<void> {
  const imports = batchImportsRepository(db);
  try {
    await keepFile(db, importId, path);
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
