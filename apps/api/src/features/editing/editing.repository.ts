import { z } from 'zod';
import type { SqlClient } from '../../platform/database.ts';
import { sqlFile } from '../../platform/sql-file.ts';
import { historyEntry, listItem } from './organiser-poi.schema.ts';

const file = (name: string): URL => new URL(`./${name}.sql`, import.meta.url);
const text = z.string().nullable();
const found = z.strictObject({ id: z.string() });
const ids = z.array(z.string());

const listParams = z.object({
  organisationIds: ids,
  status: text,
  words: text,
  offset: z.int(),
  pageSize: z.int(),
  now: z.date(),
});
const countRow = z.strictObject({
  total: z.int(),
  draft: z.int(),
  inReview: z.int(),
  accepted: z.int(),
  refused: z.int(),
  published: z.int(),
  archived: z.int(),
});
const draftParams = z.object({
  versionId: z.string(),
  poiId: z.string(),
  label: z.string(),
  description: z.string(),
  organizerName: text,
  now: z.date(),
});
const { isMe: _isMe, ...entryShape } = historyEntry.shape;
const historyRow = z.strictObject({ ...entryShape, actorId: text });
const historyParams = z.object({ poiId: z.string(), before: text, pageSize: z.int() });

const list = sqlFile(file('list-organiser-pois'), {
  params: listParams,
  row: z.strictObject(listItem.shape),
});
const count = sqlFile(file('count-organiser-pois'), {
  params: z.object({ organisationIds: ids, words: text }),
  row: countRow,
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
const listFeatures = sqlFile(file('list-features'), {
  params: z.object({}),
  row: z.strictObject({ id: z.string(), group: z.string(), label: z.string() }),
});
const listHistory = sqlFile(file('list-history'), { params: historyParams, row: historyRow });

/** Events as lists, and what is around them. Every statement takes whose they are, or an event that was looked up for somebody. */
export const editingRepository = (db: SqlClient) => ({
  list: (params: z.input<typeof listParams>) => list(db, params),
  count: async (organisationIds: string[], words: string | null) =>
    (await count(db, { organisationIds, words }))[0],
  insertPoi: (poiId: string, organisationId: string | null, now: Date) =>
    insertPoi(db, { poiId, organisationId, now }),
  insertDraft: (params: z.input<typeof draftParams>) => insertDraft(db, params),
  countDrafts: async (organisationId: string, most: number): Promise<number> =>
    (await countDrafts(db, { organisationId, most }))[0]?.drafts ?? 0,
  listFeatures: () => listFeatures(db, {}),
  listHistory: (params: z.input<typeof historyParams>) => listHistory(db, params),
});
