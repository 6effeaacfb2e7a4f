import { z } from 'zod';
import type { SqlClient } from '../../platform/database.ts';
import { sqlFile } from '../../platform/sql-file.ts';

const listParts = sqlFile(new URL('./list-sitemap-parts.sql', import.meta.url), {
  params: z.object({ partSize: z.int() }),
  row: z.strictObject({ part: z.int(), updatedAt: z.string() }),
});
const listPois = sqlFile(new URL('./list-sitemap-pois.sql', import.meta.url), {
  params: z.object({ partSize: z.int(), offset: z.int() }),
  row: z.strictObject({ slugFr: z.string(), updatedAt: z.string() }),
});

/** Reads the pois that search engines should know of. */
export const sitemapsRepository = (db: SqlClient) => ({
  listParts: (partSize: number) => listParts(db, { partSize }),
  listPois: (part: { partSize: number; offset: number }) => listPois(db, part),
});
