import { z } from 'zod';
import type { SqlClient } from '../../../platform/database/database.ts';
import { sqlFile } from '../../../platform/database/sql-file.ts';
import { cardRowSchema } from '../pois.schema.ts';
import { cells, circle, filters, moment, page, words } from '../statement-params.ts';

const file = (name: string): URL => new URL(`./${name}.sql`, import.meta.url);
const excluded = { excludePoiId: z.string().nullable() };
const group = { group: z.string().nullable() };
const cardPage = {
  row: z.strictObject({ card: cardRowSchema, isExtra: z.boolean() }),
  packing: 'inside' as const,
};
const totalRow = z.strictObject({ total: z.int() });

const nearestParams = z.object({
  ...filters,
  ...circle,
  ...moment,
  ...page,
  ...excluded,
  reachM: z.number(),
});
const listedParams = nearestParams.extend({ ...cells, ...group, sort: z.string() });
const foundParams = nearestParams.extend({
  ...words,
  ...group,
  sort: z.string(),
  firstReachCell: z.int(),
  lastReachCell: z.int(),
});
const countedParams = z.object({
  ...filters,
  ...circle,
  ...excluded,
  ...group,
  today: z.string(),
});
const countedCells = countedParams.extend(cells);
const countedWords = countedParams.extend(words);

const listNearest = sqlFile(file('list-nearest-pois'), { params: nearestParams, ...cardPage });
const list = sqlFile(file('list-pois'), { params: listedParams, ...cardPage });
const listFound = sqlFile(file('list-found-pois'), { params: foundParams, ...cardPage });
const count = sqlFile(file('count-pois'), { params: countedCells, row: totalRow });
const countFound = sqlFile(file('count-found-pois'), { params: countedWords, row: totalRow });

export const listRepository = (db: SqlClient) => ({
  listNearest: (params: z.input<typeof nearestParams>) => listNearest(db, params),
  list: (params: z.input<typeof listedParams>) => list(db, params),
  listFound: (params: z.input<typeof foundParams>) => listFound(db, params),
  count: (params: z.input<typeof countedCells>) => count(db, params),
  countFound: (params: z.input<typeof countedWords>) => countFound(db, params),
});
export type ListRepository = ReturnType<typeof listRepository>;
