import type { Viewer } from '../../../platform/access/viewer.ts';
import type { Db } from '../../../platform/database/database.ts';
import { Problem } from '../../../platform/problems/problem.ts';
import { batchImportsRepository } from './batch-imports.repository.ts';
import type { Import } from './batch-imports.schema.ts';
import { importerOf } from './receiving/import-sender.ts';

export type GetImportDeps = { db: Db };

export const getImport =
  ({ db }: GetImportDeps) =>
  async (viewer: Viewer, importId: string): Promise<Import> => {
    const row = await batchImportsRepository(db).find(importerOf(viewer), importId);
    if (row === undefined) throw new Problem('import_not_found');
    const { matches: _, ...found } = row;
    return found;
  };
