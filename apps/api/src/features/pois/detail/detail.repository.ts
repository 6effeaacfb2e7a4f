import { z } from 'zod';
import type { SqlClient } from '../../../platform/database/database.ts';
import { sqlFile } from '../../../platform/database/sql-file.ts';
import { cardPage, circle, moment } from '../statement-params.ts';
import { poiRowSchema } from './poi-detail.schema.ts';

const file = (name: string): URL => new URL(`./${name}.sql`, import.meta.url);
const key = z.string().nullable();

const oneParams = z.object({ poiId: key, slugFr: key, versionId: key, asOf: z.date() });
const findParams = oneParams.extend({ poiIds: z.array(z.string()).nullable() });
const similarParams = z.object({
  ...circle,
  ...moment,
  poiId: z.string(),
  themeMask: z.int(),
  fromDay: z.string(),
  toDay: z.string(),
  pageSize: z.int(),
});
const subjectRow = z.strictObject({
  isArchived: z.boolean(),
  isVisible: z.boolean(),
  lon: z.number().nullable(),
  lat: z.number().nullable(),
  themeMask: z.int(),
});

const find = sqlFile(file('find-poi'), { params: findParams, row: poiRowSchema });
const findSimilarSubject = sqlFile(file('find-similar-subject'), {
  params: z.object({ poiId: z.string() }),
  row: subjectRow,
});
const listSimilar = sqlFile(file('list-similar-pois'), { params: similarParams, ...cardPage });

export const detailRepository = (db: SqlClient) => ({
  find: async (params: z.input<typeof oneParams>) =>
    (await find(db, { ...params, poiIds: null }))[0],
  list: (poiIds: string[], asOf: Date) =>
    find(db, { poiIds, poiId: null, slugFr: null, versionId: null, asOf }),
  findSimilarSubject: async (poiId: string) => (await findSimilarSubject(db, { poiId }))[0],
  listSimilar: (params: z.input<typeof similarParams>) => listSimilar(db, params),
});
