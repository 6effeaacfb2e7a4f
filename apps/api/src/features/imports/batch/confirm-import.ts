import type { Viewer } from '../../../platform/access/viewer.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/database/database.ts';
import { Problem } from '../../../platform/problems/problem.ts';
import { batchImportsRepository } from './batch-imports.repository.ts';
import type { Import } from './batch-imports.schema.ts';
import { changeImport } from './change-import.ts';
import { findSender } from './receiving/import-sender.ts';

export type ConfirmImportDeps = { db: Db; clock: Clock };

export const confirmImport =
  ({ db, clock }: ConfirmImportDeps) =>
  (viewer: Viewer, importId: string): Promise<Import> =>
    changeImport(db, viewer, importId, async (tx, { isStaff, organisationId, hasFile }) => {
      if (!isStaff || organisationId !== null)
        await findSender(tx, viewer, organisationId ?? undefined);
      if (!hasFile) throw new Problem('import_file_gone');
      return batchImportsRepository(tx).confirm(importId, clock.now());
    });
