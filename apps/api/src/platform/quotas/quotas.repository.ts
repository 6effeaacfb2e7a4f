import { z } from 'zod';
import type { SqlClient } from '../database/database.ts';
import { sqlFile } from '../database/sql-file.ts';

const use = z.object({ accountId: z.string(), quota: z.string(), day: z.string(), most: z.int() });
const takeDailyUse = sqlFile(new URL('./take-daily-use.sql', import.meta.url), {
  params: use,
  row: z.strictObject({ used: z.int() }),
});
const takeOrganisationUse = sqlFile(new URL('./take-organisation-daily-use.sql', import.meta.url), {
  params: use.omit({ accountId: true }).extend({ actorId: z.string() }),
  row: z.strictObject({ used: z.int() }),
});
const forgetDailyUses = sqlFile(new URL('./forget-daily-uses.sql', import.meta.url), {
  params: z.object({ day: z.string() }),
  row: z.strictObject({ count: z.int() }),
});

export const quotasRepository = (db: SqlClient) => ({
  /** False when the quota was exhausted. */
  takeDailyUse: async (params: z.input<typeof use>): Promise<boolean> =>
    (await takeDailyUse(db, params)).length === 1,
  /** Counts for the organisation of an API key; false when its quota was exhausted. */
  takeOrganisationUse: async (
    params: Parameters<typeof takeOrganisationUse>[1],
  ): Promise<boolean> => (await takeOrganisationUse(db, params)).length === 1,
  forgetDailyUses: async (day: string): Promise<number> =>
    (await forgetDailyUses(db, { day }))[0]?.count ?? 0,
});
