import { z } from 'zod';
import type { SqlClient } from '../../../platform/database/database.ts';
import { sqlFile } from '../../../platform/database/sql-file.ts';

const sweepBatch = sqlFile(new URL('./sweep-poi-search.sql', import.meta.url), {
  params: z.object({ asOf: z.date(), batchSize: z.int() }),
  row: z.strictObject({ swept: z.int(), refreshed: z.string().nullable() }),
});

export const searchSweepRepository = (db: SqlClient) => ({
  sweep: async (asOf: Date, batchSize: number): Promise<number> =>
    (await sweepBatch(db, { asOf, batchSize }))[0]?.swept ?? 0,
});
