import { z } from 'zod';
import type { SqlClient } from '../../../platform/database/database.ts';
import { sqlFile } from '../../../platform/database/sql-file.ts';

const file = (name: string): URL => new URL(`./${name}.sql`, import.meta.url);
const organiserRow = z.strictObject({
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  locality: z.string(),
  website: z.string().nullable(),
  description: z.string(),
});
const findOrganiser = sqlFile(file('find-organiser'), {
  params: z.object({ slug: z.string() }),
  row: organiserRow,
});
const listParams = z.object({
  organisationId: z.string(),
  now: z.date(),
  today: z.string(),
  pageSize: z.int(),
  offset: z.int(),
});
const listPois = sqlFile(file('list-organiser-pois'), {
  params: listParams,
  row: z.strictObject({ id: z.string(), total: z.int() }),
});

/** Organisations as visitors see them. */
export const organiserRepository = (db: SqlClient) => ({
  find: async (slug: string) => (await findOrganiser(db, { slug }))[0],
  listPois: (params: z.input<typeof listParams>) => listPois(db, params),
});
