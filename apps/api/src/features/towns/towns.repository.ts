import { z } from 'zod';
import type { SqlClient } from '../../platform/database/database.ts';
import { sqlFile } from '../../platform/database/sql-file.ts';

const named = z.strictObject({ slug: z.string(), name: z.string(), insee: z.string() });
const around = z.object({
  lon: z.number(),
  lat: z.number(),
  insee: z.string(),
  withinM: z.number(),
  count: z.int(),
});

const findTown = sqlFile(new URL('./find-town.sql', import.meta.url), {
  params: z.object({ slug: z.string(), name: z.string() }),
  row: named.extend({ lon: z.number(), lat: z.number() }),
});
const listNeighbours = sqlFile(new URL('./list-neighbour-towns.sql', import.meta.url), {
  params: around,
  row: named,
});

export const townsRepository = (db: SqlClient) => ({
  find: async (slug: string) => (await findTown(db, { slug, name: slug.replaceAll('-', ' ') }))[0],
  listNeighbours: (params: z.input<typeof around>) => listNeighbours(db, params),
});
