import { z } from 'zod';
import type { SqlClient } from '../../../../platform/database/database.ts';
import { sqlFile } from '../../../../platform/database/sql-file.ts';

const file = (name: string): URL => new URL(`./${name}.sql`, import.meta.url);

const listEdited = sqlFile(file('list-edited-pois'), {
  params: z.object({ sourceId: z.string(), poiId: z.string().nullable(), most: z.int() }),
  row: z.strictObject({ poiId: z.string(), title: z.string() }),
});
const release = sqlFile(file('release-field'), {
  params: z.object({
    sourceId: z.string(),
    poiId: z.string(),
    prefixes: z.array(z.string()),
    now: z.date(),
  }),
  row: z.strictObject({ released: z.int() }),
});

/** The caller has checked that the account may read or change the source. */
export const locksRepository = (db: SqlClient) => ({
  listEdited: (sourceId: string, most: number) => listEdited(db, { sourceId, poiId: null, most }),
  /** False for an event that is not of the source, or that no person has edited. */
  isEdited: async (sourceId: string, poiId: string): Promise<boolean> =>
    (await listEdited(db, { sourceId, poiId, most: 1 })).length === 1,
  release: (params: Parameters<typeof release>[1]) => release(db, params),
});
