import { z } from 'zod';
import type { SqlClient } from '../../platform/database/database.ts';
import { sqlFile } from '../../platform/database/sql-file.ts';
import { visitKinds } from './statistics.schema.ts';

const file = (name: string): URL => new URL(`./${name}.sql`, import.meta.url);

const countVisit = sqlFile(file('count-visit'), {
  params: z.object({
    poiIds: z.array(z.string()),
    day: z.string(),
    kind: z.enum(visitKinds),
    visitor: z.string(),
    network: z.string(),
    most: z.int(),
  }),
  row: z.strictObject({ poiId: z.string() }),
});
const saltDay = sqlFile(file('salt-day'), {
  params: z.object({ day: z.string(), salt: z.string() }),
  row: z.strictObject({ salt: z.string() }),
});
const forgetVisitors = sqlFile(file('forget-visitors'), {
  params: z.object({ day: z.string() }),
  row: z.strictObject({ forgotten: z.int() }),
});
const readParams = z.object({
  id: z.string(),
  accountId: z.string(),
  isModerator: z.boolean(),
  fromDay: z.string(),
  toDay: z.string(),
});
const dayRow = z.strictObject({
  day: z.string(),
  views: z.int(),
  favorites: z.int(),
  clicks: z.int(),
});
const listPoiDays = sqlFile(file('list-poi-days'), { params: readParams, row: dayRow });
const listOrganisationDays = sqlFile(file('list-organisation-days'), {
  params: readParams,
  row: dayRow,
});

export type ReadParams = z.input<typeof readParams>;

/** Days are `yyyy-MM-dd`, Europe/Paris. */
export const statisticsRepository = (db: SqlClient) => ({
  countVisit: (params: Parameters<typeof countVisit>[1]) => countVisit(db, params),
  saltOf: async (day: string, offered: string): Promise<string | undefined> =>
    (await saltDay(db, { day, salt: offered }))[0]?.salt,
  forgetBefore: async (day: string): Promise<number> =>
    (await forgetVisitors(db, { day }))[0]?.forgotten ?? 0,
  listPoiDays: (params: ReadParams) => listPoiDays(db, params),
  listOrganisationDays: (params: ReadParams) => listOrganisationDays(db, params),
});
