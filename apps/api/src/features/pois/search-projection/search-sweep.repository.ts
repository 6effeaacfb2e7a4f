import { z } from 'zod';
import type { SqlClient } from '../../../platform/database/database.ts';
import { sqlFile } from '../../../platform/database/sql-file.ts';

const params = z.object({ asOf: z.date(), batchSize: z.int() });
const sweepBatch = sqlFile(new URL('./sweep-poi-search.sql', import.meta.url), {
  params,
  row: z.strictObject({ swept: z.int(), refreshed: z.string().nullable() }),
});
const fillBatch = sqlFile(new URL('./fill-next-cards.sql', import.meta.url), {
  params,
  row: z.strictObject({ filled: z.int(), written: z.string().nullable() }),
});

export const searchSweepRepository = (db: SqlClient) => ({
  sweep: async (asOf: Date, batchSize: number): Promise<number> =>
    (await sweepBatch(db, { asOf, batchSize }))[0]?.swept ?? 0,
  fillNextCards: async (asOf: Date, batchSize: number): Promise<number> =>
    (await fillBatch(db, { asOf, batchSize }))[0]?.filled ?? 0,
});
