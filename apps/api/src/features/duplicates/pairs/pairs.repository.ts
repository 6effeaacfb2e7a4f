import { z } from 'zod';
import type { SqlClient } from '../../../platform/database/database.ts';
import { sqlFile } from '../../../platform/database/sql-file.ts';
import { duplicatePairSchema } from './pairs.schema.ts';

const file = (name: string): URL => new URL(`./${name}.sql`, import.meta.url);
const accountId = z.string();

const list = sqlFile(file('list-pairs'), {
  params: z.object({
    accountId,
    today: z.string(),
    countedTo: z.int(),
    offset: z.int(),
    pageSize: z.int(),
  }),
  row: z.strictObject({ ...duplicatePairSchema.shape, total: z.int() }),
});
const setDistinction = sqlFile(file('set-distinction'), {
  params: z.object({
    accountId,
    isAdmin: z.boolean(),
    poiId: z.string(),
    otherPoiId: z.string(),
    areDistinct: z.boolean(),
    now: z.date(),
  }),
  row: z.strictObject({ isOwn: z.boolean() }),
});

export const pairsRepository = (db: SqlClient) => ({
  list: (params: Parameters<typeof list>[1]) => list(db, params),
  /** Undefined when the events are no pair; `isOwn`: refused. */
  setDistinction: async (params: Parameters<typeof setDistinction>[1]) =>
    (await setDistinction(db, params))[0],
});
