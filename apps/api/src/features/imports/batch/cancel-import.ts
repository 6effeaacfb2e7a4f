import { isEditorRole } from '@parages/contracts/vocabulary/organisations/member-roles';
import type { Viewer } from '../../../platform/access/viewer.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Db, Transaction } from '../../../platform/database/database.ts';
import { Problem } from '../../../platform/problems/problem.ts';
import { organisationsOf } from '../../organisations/memberships/memberships.service.ts';
import { batchImportsRepository, type LockedImport } from './batch-imports.repository.ts';
import type { Import } from './batch-imports.schema.ts';
import { changeImport } from './change-import.ts';
import { importerOf } from './receiving/import-sender.ts';

export type CancelImportDeps = { db: Db; clock: Clock };

export const cancelImport =
  ({ db, clock }: CancelImportDeps) =>
  (viewer: Viewer, importId: string): Promise<Import> =>
    changeImport(db, viewer, importId, async (tx, locked) => {
      await assertEditor(tx, viewer, locked);
      return batchImportsRepository(tx).cancel(importId, clock.now());
    });

// The status of the organisation is not checked: a suspended organisation may cancel.
async function assertEditor(
  tx: Transaction,
  viewer: Viewer,
  { organisationId }: LockedImport,
): Promise<void> {
  const { accountId, isStaff } = importerOf(viewer);
  if (isStaff) return;
  const member = (await organisationsOf(tx, accountId)).find(({ id }) => id === organisationId);
  if (member === undefined || !isEditorRole(member.role)) throw new Problem('permission_missing');
}
