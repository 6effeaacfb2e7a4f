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
  params: z.object({ afterFirstId: z.string(), afterSecondId: z.string(), most: z.int() }),
  row: z.strictObject({ firstId: z.string(), secondId: z.string(), swept: z.int() }),
});

const pairsPerSweep = 1000;
const lowestId = '00000000-0000-0000-0000-000000000000';

export const detectionRepository = (db: SqlClient) => ({
  takeChecks: async (most: number): Promise<string[]> =>
    (await takeChecks(db, { most })).map(({ poiId }) => poiId),
  dropChecks: async (poiId: string): Promise<void> => {
    await dropChecks(db, { poiId });
  },
  writePairs: async (params: Parameters<typeof writePairs>[1]): Promise<number> =>
    (await writePairs(db, params))[0]?.found ?? 0,
  /** In statements of `most` pairs each, until all pairs were looked at. */
  sweepPairs: async (most = pairsPerSweep): Promise<number> => {
    let total = 0;
    let last = { firstId: lowestId, secondId: lowestId };
    for (;;) {
      const after = { afterFirstId: last.firstId, afterSecondId: last.secondId };
      const [row] = await sweepPairs(db, { ...after, most });
      if (row === undefined) return total;
      total += row.swept;
      last = row;
    }
  },
});
