import { z } from 'zod';
import type { SqlClient } from '../../../platform/database/database.ts';
import { sqlFile } from '../../../platform/database/sql-file.ts';

const refreshPois = sqlFile(new URL('./refresh-pois.sql', import.meta.url), {
  params: z.object({ poiIds: z.array(z.string()), now: z.date() }),
  row: z.strictObject({ refreshed: z.string().nullable() }),
});

export const searchProjectionRepository = (db: SqlClient) => ({
  refresh: async (poiIds: readonly string[], now: Date): Promise<void> => {
    await refreshPois(db, { poiIds: [...poiIds], now });
  },
});
