import { z } from 'zod';
import type { SqlClient } from '../../../platform/database/database.ts';
import { sqlFile } from '../../../platform/database/sql-file.ts';
import { cardRowSchema } from '../pois.schema.ts';
import {
  box,
  cells,
  circle,
  circleOrCountry,
  filters,
  moment,
  page,
  words,
} from '../statement-params.ts';

const file = (name: string): URL => new URL(`./${name}.sql`, import.meta.url);
const excluded = { excludePoiId: z.string().nullable() };
const group = { group: z.string().nullable() };
const cardPage = {
  row: z.strictObject({ card: cardRowSchema, isExtra: z.boolean() }),
  packing: 'inside' as const,
};
/** `total`: of a full page around a place, when it is wanted; else null. */
const foundPage = {
  row: cardPage.row.extend({ total: z.int().nullable() }),
  packing: 'inside' as const,
};
const totalRow = z.strictObject({ total: z.int() });

const pageParams = z.object({ ...filters, ...moment, ...page, ...excluded });
const nearestParams = pageParams.extend({ ...circle, reachM: z.number() });
const listedParams = nearestParams.extend({
  ...cells,
  ...group,
  ...box,
  isPlaced: z.boolean(),
  sort: z.string(),
});
const countryParams = pageParams.extend(group);
const foundParams = pageParams.extend({
  ...circleOrCountry,
  ...words,
  ...group,
  ...box,
  isPlaced: z.boolean(),
  sort: z.string(),
  reachM: z.number(),
  firstReachCell: z.int(),
  lastReachCell: z.int(),
  reachLows: cells.lows,
  reachHighs: cells.highs,
  withTotal: z.boolean(),
});
const countedParams = z.object({ ...filters, ...excluded, ...group, today: z.string() });
const countedCells = countedParams.extend({ ...circle, ...cells, ...box });
const most = z.int();
const countedWords = countedParams.extend({ ...circleOrCountry, ...words, ...box, most });
const countedCountry = countedParams.extend({ most });

const listNearest = sqlFile(file('list-nearest-pois'), { params: nearestParams, ...cardPage });
const list = sqlFile(file('list-pois'), { params: listedParams, ...cardPage });
const listFound = sqlFile(file('list-found-pois'), { params: foundParams, ...foundPage });
const listCountry = sqlFile(file('list-country-pois'), { params: countryParams, ...cardPage });
const count = sqlFile(file('count-pois'), { params: countedCells, row: totalRow });
const countFound = sqlFile(file('count-found-pois'), { params: countedWords, row: totalRow });
const countCountry = sqlFile(file('count-country-pois'), { params: countedCountry, row: totalRow });

export const listRepository = (db: SqlClient) => ({
  listNearest: (params: z.input<typeof nearestParams>) => listNearest(db, params),
  list: (params: z.input<typeof listedParams>) => list(db, params),
  listFound: (params: z.input<typeof foundParams>) => listFound(db, params),
  listCountry: (params: z.input<typeof countryParams>) => listCountry(db, params),
  count: (params: z.input<typeof countedCells>) => count(db, params),
  countFound: (params: z.input<typeof countedWords>) => countFound(db, params),
  countCountry: (params: z.input<typeof countedCountry>) => countCountry(db, params),
});
export type ListRepository = ReturnType<typeof listRepository>;
