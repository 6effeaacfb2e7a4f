import { z } from 'zod';
import type { SqlClient } from '../../../platform/database/database.ts';
import { sqlFile } from '../../../platform/database/sql-file.ts';

const file = (name: string): URL => new URL(`./${name}.sql`, import.meta.url);
const text = z.string().nullable();
const found = z.strictObject({ id: z.string() });

const draftParams = z.object({
  versionId: z.string(),
  poiId: z.string(),
  label: z.string(),
  description: z.string(),
  organizerName: text,
  now: z.date(),
});

const insertPoi = sqlFile(file('insert-poi'), {
  params: z.object({ poiId: z.string(), organisationId: text, now: z.date() }),
  row: found,
});
const insertDraft = sqlFile(file('insert-draft'), { params: draftParams, row: found });
const countDrafts = sqlFile(file('count-drafts'), {
  params: z.object({ organisationId: z.string(), most: z.int() }),
  row: z.strictObject({ drafts: z.int() }),
});

/** Inserts new events and their first versions. */
export const draftsRepository = (db: SqlClient) => ({
  insertPoi: (poiId: string, organisationId: string | null, now: Date) =>
    insertPoi(db, { poiId, organisationId, now }),
  insertDraft: (params: z.input<typeof draftParams>) => insertDraft(db, params),
  /** Counts up to `most`. */
  countDrafts: async (organisationId: string, most: number): Promise<number> =>
    (await countDrafts(db, { organisationId, most }))[0]?.drafts ?? 0,
});
