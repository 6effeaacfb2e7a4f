import type { Viewer } from '../../../platform/access/viewer.ts';
import type { Db } from '../../../platform/database/database.ts';
import { batchImportsRepository } from './batch-imports.repository.ts';
import type { FindingList, FindingQuery } from './batch-imports.schema.ts';
import { getImport } from './get-import.ts';

export type ListFindingsDeps = { db: Db };

export const listFindings =
  ({ db }: ListFindingsDeps) =>
  async (
    viewer: Viewer,
    importId: string,
    { kind, path, code, offset, pageSize }: FindingQuery,
  ): Promise<FindingList> => {
    await getImport({ db })(viewer, importId);
    const rows = await batchImportsRepository(db).listFindings({
      importId,
      kind: kind ?? null,
      path: path ?? null,
      code: code ?? null,
      offset,
      pageSize,
    });
    return { items: rows.map(({ total: _, ...finding }) => finding), total: rows[0]?.total ?? 0 };
  };
