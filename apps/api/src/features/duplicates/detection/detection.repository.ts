import { z } from 'zod';
import type { SqlClient } from '../../../platform/database/database.ts';
import { sqlFile } from '../../../platform/database/sql-file.ts';

const file = (name: string): URL => new URL(`./${name}.sql`, import.meta.url);

const takeChecks = sqlFile(file('take-checks'), {
  params: z.object({ most: z.int() }),
  row: z.strictObject({ poiId: z.string() }),
});
const dropChecks = sqlFile(file('drop-checks'), {
  params: z.object({ poiId: z.string() }),
  row: z.strictObject({ poiId: z.string() }),
});
const writePairs = sqlFile(file('write-pairs'), {
  params: z.object({
    poiIds: z.array(z.string()),
    withinM: z.number(),
    likeness: z.number(),
    now: z.date(),
  }),
  row: z.strictObject({ found: z.int() }),
});
const sweepPairs = sqlFile(file('sweep-pairs'), {
  params: z.object({}),
  row: z.strictObject({ swept: z.int() }),
});

export const detectionRepository = (db: SqlClient) => ({
  takeChecks: async (most: number): Promise<string[]> =>
    (await takeChecks(db, { most })).map(({ poiId }) => poiId),
  dropChecks: async (poiId: string): Promise<void> => {
    await dropChecks(db, { poiId });
  },
  writePairs: async (params: Parameters<typeof writePairs>[1]): Promise<number> =>
    (await writePairs(db, params))[0]?.found ?? 0,
  sweepPairs: async (): Promise<number> => (await sweepPairs(db, {}))[0]?.swept ?? 0,
});
