import { regionLevels } from '@parages/contracts/vocabulary/places/region-levels';
import { z } from 'zod';
import type { SqlClient } from '../../platform/database/database.ts';
import { sqlFile } from '../../platform/database/sql-file.ts';

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
