import type { Viewer } from '../../../../platform/access/viewer.ts';
import type { Db } from '../../../../platform/database/database.ts';
import { Problem } from '../../../../platform/problems/problem.ts';
import type { ImportReading } from '../batch-imports.schema.ts';
import { getImport } from '../get-import.ts';
import { importReadingRepository } from './import-reading.repository.ts';

export type GetImportReadingDeps = { db: Db };

export const getImportReading =
  ({ db }: GetImportReadingDeps) =>
  async (viewer: Viewer, importId: string): Promise<ImportReading> => {
    await getImport({ db })(viewer, importId);
    const reading = await importReadingRepository(db).find(importId);
    if (reading === undefined) throw new Problem('import_not_found');
    return { headings: reading.headings ?? [], events: reading.preview ?? [] };
  };
