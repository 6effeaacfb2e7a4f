import { organiserSorts } from '@parages/contracts/vocabulary/events/lists/organiser-list';
import { z } from 'zod';
import { sqlFile } from '../../../platform/database/sql-file.ts';
import type { EditingDb } from '../editing-database.ts';
import { listItem } from '../organiser-poi.schema.ts';
import { reusableContentSchema } from './reusable-content.schema.ts';

const file = (name: string): URL => new URL(`./${name}.sql`, import.meta.url);
const text = z.string().nullable();
const ids = z.array(z.string());

const listParams = z.object({
  organisationIds: ids,
  status: text,
  words: text,
  offset: z.int(),
  pageSize: z.int(),
  now: z.date(),
  ids: ids.nullable(),
});
const pageParams = listParams.omit({ ids: true }).extend({
  when: z.enum(['upcoming', 'past']).nullable(),
  inDoubt: z.boolean(),
  sort: z.enum(organiserSorts),
});
const countRow = z.strictObject({
  total: z.int(),
  draft: z.int(),
  inReview: z.int(),
  accepted: z.int(),
  refused: z.int(),
  published: z.int(),
  archived: z.int(),
  inDoubt: z.int(),
});

const list = sqlFile(file('list-organiser-pois'), {
  params: listParams,
  row: z.strictObject(listItem.shape),
});
const page = sqlFile(file('page-organiser-pois'), {
  params: pageParams,
  row: z.strictObject({ total: z.int(), ids }),
});
const count = sqlFile(file('count-organiser-pois'), {
  params: z.object({ organisationIds: ids, words: text, now: z.date() }),
  row: countRow,
});
const reusableParams = z.object({
  organisationId: z.string(),
  accountId: z.string(),
  eventCount: z.int(),
  itemCount: z.int(),
});
const listReusable = sqlFile(file('list-reusable-content'), {
  params: reusableParams,
  row: z.strictObject(reusableContentSchema.shape),
});

export const readingRepository = (db: EditingDb) => ({
  /** `ids`: the events of the page, in their order; null for the last changed ones. */
  list: (params: z.input<typeof listParams>) => list(db, params),
  page: async (params: z.input<typeof pageParams>) =>
    (await page(db, params))[0] ?? { total: 0, ids: [] },
  count: async (organisationIds: string[], words: string | null, now: Date) =>
    (await count(db, { organisationIds, words, now }))[0],
  listReusable: async (params: z.input<typeof reusableParams>) =>
    (await listReusable(db, params))[0],
  listFeatures: () =>
    db.feature.findMany({ orderBy: [{ group: 'asc' }, { labelFr: 'asc' }, { id: 'asc' }] }),
});
