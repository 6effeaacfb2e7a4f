import type { Viewer } from '../../../platform/access/viewer.ts';
import type { Db } from '../../../platform/database/database.ts';
import { Problem } from '../../../platform/problems/problem.ts';
import { batchImportsRepository, type HeldImport } from './batch-imports.repository.ts';
import type { Import } from './batch-imports.schema.ts';
import { getImport } from './get-import.ts';
import { type ImportsTx, importerOf } from './receiving/import-sender.ts';

/**
 * Changes the status of a locked import; `work` returns false when the status does not allow it.
 * Problems: import_not_found, import_transition_forbidden, and those of `work`.
 */
export async function changeImport(
  db: Db,
  viewer: Viewer,
  importId: string,
  work: (tx: ImportsTx, held: HeldImport) => Promise<boolean>,
): Promise<Import> {
  await db.$transaction(async (tx) => {
    const held = await batchImportsRepository(tx).hold(importerOf(viewer), importId);
    if (held === undefined) throw new Problem('import_not_found');
    if (!(await work(tx, held))) throw new Problem('import_transition_forbidden', held.status);
  });
  return getImport({ db })(viewer, importId);
}
