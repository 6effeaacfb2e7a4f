import { z } from 'zod';
import type { SqlClient } from '../../../platform/database/database.ts';
import { sqlFile } from '../../../platform/database/sql-file.ts';
import { reportedPoiSchema } from './reports.schema.ts';

const moderator = { accountId: z.string(), isAdmin: z.boolean(), now: z.date() };

const list = sqlFile(new URL('./list-reported-pois.sql', import.meta.url), {
  params: z.object({
    ...moderator,
    after: z.string().nullable(),
    pageSize: z.int(),
    shown: z.int(),
  }),
  row: z.strictObject(reportedPoiSchema.shape),
});
const close = sqlFile(new URL('./close-reports.sql', import.meta.url), {
  params: z.object({ ...moderator, poiId: z.string(), latestReportId: z.string() }),
  row: z.strictObject({ isOwn: z.boolean(), open: z.int() }),
});

export const reportsRepository = (db: SqlClient) => ({
  list: (params: Parameters<typeof list>[1]) => list(db, params),
  /** Undefined for an unknown event. */
  close: async (params: Parameters<typeof close>[1]) => (await close(db, params))[0],
});
