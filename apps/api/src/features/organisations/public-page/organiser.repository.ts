import { z } from 'zod';
import type { Db, SqlClient } from '../../../platform/database/database.ts';
import { sqlFile } from '../../../platform/database/sql-file.ts';

const file = (name: string): URL => new URL(`./${name}.sql`, import.meta.url);
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

export const organiserRepository = (db: Pick<Db, 'organisation'> & SqlClient) => ({
  find: (slug: string) =>
    db.organisation.findUnique({
      where: { slug, status: 'approved' },
      select: {
        id: true,
        slug: true,
        name: true,
        locality: true,
        website: true,
        description: true,
        logoId: true,
      },
    }),
  listPois: (params: z.input<typeof listParams>) => listPois(db, params),
});
