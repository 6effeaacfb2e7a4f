import type { Viewer } from '../../../platform/access/viewer.ts';
import type { Db } from '../../../platform/database/database.ts';
import { Problem } from '../../../platform/problems/problem.ts';
import { organisationsOf } from '../../organisations/memberships/memberships.service.ts';
import { batchImportsRepository } from './batch-imports.repository.ts';
import type { ImportList, ImportListQuery } from './batch-imports.schema.ts';
import { importerOf } from './receiving/import-sender.ts';

export type ListImportsDeps = { db: Db };

export const listImports =
  ({ db }: ListImportsDeps) =>
  async (
    viewer: Viewer,
    { organisationId, offset, pageSize }: ImportListQuery,
  ): Promise<ImportList> => {
    const importer = importerOf(viewer);
    if (organisationId !== undefined && !importer.isStaff) {
      const own = await organisationsOf(db, importer.accountId);
      if (!own.some(({ id }) => id === organisationId)) throw new Problem('organisation_not_found');
    }
    const rows = await batchImportsRepository(db).list({
      ...importer,
      importId: null,
      organisationId: organisationId ?? null,
      offset,
      pageSize,
    });
    return { items: rows.map(({ matches: _, ...found }) => found), total: rows[0]?.matches ?? 0 };
  };
