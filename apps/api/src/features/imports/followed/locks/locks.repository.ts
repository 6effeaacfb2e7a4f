import { z } from 'zod';
import type { SqlClient } from '../../../../platform/database/database.ts';
import { sqlFile } from '../../../../platform/database/sql-file.ts';

const file = (name: string): URL => new URL(`./${name}.sql`, import.meta.url);

const listEdited = sqlFile(file('list-edited-pois'), {
  params: z.object({ sourceId: z.string(), most: z.int(), candidates: z.int() }),
  row: z.strictObject({ poiId: z.string(), title: z.string() }),
});
const findEdited = sqlFile(file('find-edited-poi'), {
  params: z.object({ sourceId: z.string(), poiId: z.string() }),
  row: z.strictObject({ poiId: z.string() }),
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

/** Edited events of the owner, some of which are archived or come from another source. */
const candidates = 1000;

/** The caller has checked that the account may read or change the source. */
export const locksRepository = (db: SqlClient) => ({
  listEdited: (sourceId: string, most: number) => listEdited(db, { sourceId, most, candidates }),
  /** False for an event that is not of the source, that no person has edited, or that is locked against imports. */
  isEdited: async (sourceId: string, poiId: string): Promise<boolean> =>
    (await findEdited(db, { sourceId, poiId })).length === 1,
  release: (params: Parameters<typeof release>[1]) => release(db, params),
});
