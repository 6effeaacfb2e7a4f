import { z } from 'zod';
import type { SqlClient } from '../../../platform/database/database.ts';
import { sqlFile } from '../../../platform/database/sql-file.ts';

const at = (name: string): URL => new URL(name, import.meta.url);

const notListed = z.strictObject({
  source: z.string().nullable(),
  themeless: z.int(),
  searchable: z.int(),
  withdrawn: z.int(),
});
export type NotListed = z.output<typeof notListed>;

const countNotListed = sqlFile(at('./count-not-listed.sql'), {
  params: z.object({}),
  row: notListed,
});
const sweepThemeless = sqlFile(at('./sweep-themeless.sql'), {
  params: z.object({ after: z.string(), batchSize: z.int(), now: z.date() }),
  row: z.strictObject({
    swept: z.int(),
    lastId: z.string().nullable(),
    refreshed: z.string().nullable(),
  }),
});

export const outingsRepository = (db: SqlClient) => ({
  countNotListed: () => countNotListed(db, {}),
  sweep: async (
    after: string,
    batchSize: number,
    now: Date,
  ): Promise<{ swept: number; lastId: string | null }> => {
    const [row] = await sweepThemeless(db, { after, batchSize, now });
    return { swept: row?.swept ?? 0, lastId: row?.lastId ?? null };
  },
});
