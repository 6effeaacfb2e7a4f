import { z } from 'zod';
import type { SqlClient } from '../database/database.ts';
import { sqlFile } from '../database/sql-file.ts';

const counted = z.strictObject({ used: z.int(), remainingMs: z.int() });
const count = sqlFile(new URL('./count-request.sql', import.meta.url), {
  params: z.object({ id: z.string(), windowMs: z.int(), now: z.date() }),
  row: counted,
});
const forget = sqlFile(new URL('./forget-request-counts.sql', import.meta.url), {
  params: z.object({ now: z.date() }),
  row: z.strictObject({ count: z.int() }),
});

export const requestCountsRepository = (db: SqlClient) => ({
  /** Counts one request; `used` includes it. */
  count: async (params: Parameters<typeof count>[1]): Promise<z.output<typeof counted>> => {
    const [row] = await count(db, params);
    if (row === undefined) throw new Error('an upsert returned no row');
    return row;
  },
  forget: async (now: Date): Promise<number> => (await forget(db, { now }))[0]?.count ?? 0,
});
