import { z } from 'zod';
import type { SqlClient } from '../../../platform/database/database.ts';
import { sqlFile } from '../../../platform/database/sql-file.ts';
import { goneReasons } from './change-kinds.ts';

const file = (name: string): URL => new URL(`./${name}.sql`, import.meta.url);

const positionRow = z.strictObject({ xid: z.string(), poiId: z.string() });
export type Position = z.output<typeof positionRow>;

const itemRow = z.strictObject({
  poiId: z.string(),
  xid: z.string(),
  stateXid: z.string(),
  liveXid: z.string(),
  liveState: z.string(),
  changedAt: z.string(),
  gone: z.enum(goneReasons).nullable(),
  mergedInto: z.string().nullable(),
});
export type ChangeRow = z.output<typeof itemRow>;

const listParams = z.object({
  xid: z.string(),
  poiId: z.string(),
  goneSince: z.string().nullable(),
  theme: z.string().nullable(),
  organiser: z.string().nullable(),
  pageSize: z.int(),
  scanSize: z.int(),
  asOf: z.date(),
});
const list = sqlFile(file('list-changes'), {
  params: listParams,
  row: z.strictObject({
    isKnown: z.boolean(),
    era: z.string(),
    goneSince: z.string(),
    hasMore: z.boolean(),
    end: positionRow,
    items: z.array(itemRow),
  }),
});
const recordMissing = sqlFile(file('record-missing-changes'), {
  params: z.object({ now: z.date(), batchSize: z.int() }),
  row: z.strictObject({ isDone: z.boolean(), recorded: z.string().nullable() }),
});
const renumber = sqlFile(file('renumber-changes'), {
  params: z.object({ batchSize: z.int() }),
  row: z.strictObject({ renumbered: z.int() }),
});

export const changesRepository = (db: SqlClient) => ({
  list: async (params: z.input<typeof listParams>) => {
    const [page] = await list(db, params);
    if (page === undefined) throw new Error('list-changes.sql returned no row');
    return page;
  },
  /** True once nothing is left to record, or another worker is recording. */
  recordMissing: async (now: Date, batchSize: number): Promise<boolean> =>
    (await recordMissing(db, { now, batchSize }))[0]?.isDone ?? true,
  renumber: async (batchSize: number): Promise<number> =>
    (await renumber(db, { batchSize }))[0]?.renumbered ?? 0,
});
