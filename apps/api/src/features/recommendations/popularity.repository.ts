import { z } from 'zod';
import type { SqlClient } from '../../platform/database/database.ts';
import { sqlFile } from '../../platform/database/sql-file.ts';

const count = sqlFile(new URL('./count-popularity.sql', import.meta.url), {
  params: z.object({ since: z.date() }),
  row: z.strictObject({ changed: z.int() }),
});

export const popularityRepository = (db: SqlClient) => ({
  count: async (since: Date): Promise<number> => (await count(db, { since }))[0]?.changed ?? 0,
});
