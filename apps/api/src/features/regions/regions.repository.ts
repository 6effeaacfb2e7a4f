import { regionLevels } from '@parages/contracts/vocabulary/region-levels';
import { z } from 'zod';
import type { SqlClient } from '../../platform/database.ts';
import { sqlFile } from '../../platform/sql-file.ts';

const region = z.strictObject({
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  level: z.enum(regionLevels),
  insee: z.string(),
  lon: z.number().nullable(),
  lat: z.number().nullable(),
  parentSlug: z.string().nullable(),
});

const findBySlug = sqlFile(new URL('./find-region-by-slug.sql', import.meta.url), {
  params: z.object({ slug: z.string() }),
  row: region,
});

export const regionsRepository = (db: SqlClient) => ({
  findBySlug: async (slug: string) => (await findBySlug(db, { slug }))[0],
});
