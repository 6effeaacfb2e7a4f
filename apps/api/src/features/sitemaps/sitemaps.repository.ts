import { z } from 'zod';
import type { SqlClient } from '../../platform/database/database.ts';
import { sqlFile } from '../../platform/database/sql-file.ts';

const params = z.object({ after: z.string(), partSize: z.int() });
const findPart = sqlFile(new URL('./find-sitemap-part.sql', import.meta.url), {
  params,
  row: z.strictObject({
    count: z.int(),
    lastId: z.string().nullable(),
    updatedAt: z.string().nullable(),
  }),
});
const listPois = sqlFile(new URL('./list-sitemap-pois.sql', import.meta.url), {
  params,
  row: z.strictObject({ slugFr: z.string(), updatedAt: z.string() }),
});

const busyTowns = z.object({
  after: z.string(),
  partSize: z.int(),
  least: z.int(),
  radiusM: z.number(),
});
const listTowns = sqlFile(new URL('./list-busy-towns.sql', import.meta.url), {
  params: busyTowns,
  row: z.strictObject({ lastSlug: z.string().nullable(), slugs: z.array(z.string()) }),
});

/** Sorts before every id. */
export const firstId = '00000000-0000-0000-0000-000000000000';

export type PartBounds = z.output<typeof params>;

export const sitemapsRepository = (db: SqlClient) => ({
  /** Undefined when no poi follows the id. */
  findPart: async (
    bounds: PartBounds,
  ): Promise<{ count: number; lastId: string; updatedAt: string } | undefined> => {
    const [row] = await findPart(db, bounds);
    return row && row.lastId !== null && row.updatedAt !== null
      ? { count: row.count, lastId: row.lastId, updatedAt: row.updatedAt }
      : undefined;
  },
  listPois: (bounds: PartBounds) => listPois(db, bounds),
  /** Undefined when no town follows the slug. */
  listBusyTowns: async (
    params: z.input<typeof busyTowns>,
  ): Promise<{ lastSlug: string; slugs: string[] } | undefined> => {
    const [row] = await listTowns(db, params);
    return row && row.lastSlug !== null ? { lastSlug: row.lastSlug, slugs: row.slugs } : undefined;
  },
});

export type SitemapsRepository = ReturnType<typeof sitemapsRepository>;
