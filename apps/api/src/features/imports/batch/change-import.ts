import type { Viewer } from '../../../platform/access/viewer.ts';
import type { Db, Transaction } from '../../../platform/database/database.ts';
import { Problem } from '../../../platform/problems/problem.ts';
import { batchImportsRepository, type LockedImport } from './batch-imports.repository.ts';
import type { Import } from './batch-imports.schema.ts';
import { getImport } from './get-import.ts';
import { importerOf } from './receiving/import-sender.ts';

/** `work` returns false when the status of the import does not allow the change. */
export async function changeImport(
  db: Db,
  viewer: Viewer,
  importId: string,
  work: (tx: Transaction, locked: LockedImport) => Promise<boolean>,
): Promise<Import> {
  await db.$transaction(async (tx) => {
    const locked = await batchImportsRepository(tx).lock(importerOf(viewer), importId);
    if (locked === undefined) throw new Problem('import_not_found');
    if (!(await work(tx, locked))) throw new Problem('import_transition_forbidden', locked.status);
  });
  return getImport({ db })(viewer, importId);
}
