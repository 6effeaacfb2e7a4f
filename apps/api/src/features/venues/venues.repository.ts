import { z } from 'zod';
import type { SqlClient } from '../../platform/database/database.ts';
import { sqlFile } from '../../platform/database/sql-file.ts';
import { venueShape } from './venues.schema.ts';

const file = (name: string): URL => new URL(`./${name}.sql`, import.meta.url);
const findVenue = sqlFile(file('find-venue'), {
  params: z.object({ slug: z.string() }),
  row: z.strictObject(venueShape),
});
const listParams = z.object({
  slug: z.string(),
  now: z.date(),
  today: z.string(),
  pageSize: z.int(),
  offset: z.int(),
});
const listPois = sqlFile(file('list-venue-pois'), {
  params: listParams,
  row: z.strictObject({ id: z.string(), total: z.int() }),
});

export const venuesRepository = (db: SqlClient) => ({
  find: async (slug: string) => (await findVenue(db, { slug }))[0],
  listPois: (params: z.input<typeof listParams>) => listPois(db, params),
});
