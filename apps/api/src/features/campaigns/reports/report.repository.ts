import { z } from 'zod';
import type { SqlClient } from '../../../platform/database/database.ts';
import { sqlFile } from '../../../platform/database/sql-file.ts';
import { reportDay } from './campaign-report.schema.ts';

const params = z.object({ poiId: z.string(), fromDay: z.string(), toDay: z.string() });
const listDays = sqlFile(new URL('./list-campaign-days.sql', import.meta.url), {
  params,
  row: z.strictObject(reportDay.shape),
});

/** The counters are by day of Europe/Paris. */
export const reportRepository = (db: SqlClient) => ({
  list: (range: z.input<typeof params>) => listDays(db, range),
});
