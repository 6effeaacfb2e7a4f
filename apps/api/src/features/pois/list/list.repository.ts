import { z } from 'zod';
import type { SqlClient } from '../../../platform/database/database.ts';
import { sqlFile } from '../../../platform/database/sql-file.ts';
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
const pageRow = z.strictObject({ items: z.string(), extra: z.string(), itemCount: z.int() });
const cardPage = { row: pageRow, packing: 'row' as const };
const foundPage = { row: pageRow.extend({ total: z.int().nullable() }), packing: 'row' as const };
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

/**
 * `items` and `extra` are JSON texts of cards, separated by commas. `itemCount` counts those of
 * `items`. `total`: of the matches of a text, when the statement counted them.
 */
export type CardPage = { items: string; extra: string; itemCount: number; total?: number | null };

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
