import { z } from 'zod';
import type { SqlClient } from '../../../platform/database/database.ts';
import { sqlFile } from '../../../platform/database/sql-file.ts';

const listTaken = sqlFile(new URL('./list-taken-slugs.sql', import.meta.url), {
  params: z.object({ slugs: z.array(z.string()) }),
  row: z.strictObject({ slug: z.string() }),
});

export const poiSlugsRepository = (db: SqlClient) => ({
  listTaken: async (slugs: string[]): Promise<string[]> =>
    (await listTaken(db, { slugs })).map(({ slug }) => slug),
});
