import { z } from 'zod';
import type { SqlClient } from '../../platform/database.ts';
import { sqlFile } from '../../platform/sql-file.ts';
import { poiRowSchema } from './poi-detail.schema.ts';
import { cardRowSchema, mapPointSchema, positionSchema } from './pois.schema.ts';

const filters = { theme: z.int(), options: z.int(), fromDay: z.string(), toDay: z.string() };
const circle = { lon: z.number(), lat: z.number(), radiusM: z.number() };
const box = { west: z.number(), south: z.number(), east: z.number(), north: z.number() };
const cells = { lows: z.array(z.int()), highs: z.array(z.int()) };
const words = { q: z.string(), firstCell: z.int(), lastCell: z.int() };
const moment = { today: z.string(), asOf: z.date() };
const page = { pageSize: z.int(), offset: z.int() };
const excluded = { excludePoiId: z.string().nullable() };
const group = { group: z.string().nullable() };
const reach = { reachM: z.number() };

const file = (name: string): URL => new URL(`./${name}.sql`, import.meta.url);
const extraCardRow = z.strictObject({ card: cardRowSchema, isExtra: z.boolean() });
const carouselRow = z.strictObject({ card: cardRowSchema, carousel: z.int() });
const totalRow = z.strictObject({ total: z.int() });
const counts = z.array(z.int());
const facetsRow = z.strictObject({
  total: z.int(),
  themes: counts,
  yes: counts,
  unknown: counts,
  presets: counts,
});
const squareRow = z.strictObject({ count: z.int(), position: positionSchema });
const pointRow = z.strictObject(mapPointSchema.shape);

const nearest = z.object({ ...filters, ...circle, ...reach, ...moment, ...page, ...excluded });
const listed = z.object({
  ...filters,
  ...circle,
  ...cells,
  ...reach,
  ...moment,
  ...page,
  ...excluded,
  ...group,
  sort: z.string(),
});
const found = z.object({
  ...filters,
  ...circle,
  ...words,
  ...reach,
  ...moment,
  ...page,
  ...excluded,
  ...group,
  sort: z.string(),
  firstReachCell: z.int(),
  lastReachCell: z.int(),
});
const counted = z.object({ ...filters, ...circle, ...excluded, ...group, today: z.string() });
const facets = z.object({ ...filters, ...circle, presetSpans: z.array(z.string()) });
const home = z.object({
  ...circle,
  ...moment,
  options: z.int(),
  fromDay: z.string(),
  toDay: z.string(),
  pageSize: z.int(),
  carousels: z.int(),
});
const promoted = z.object({
  ...filters,
  ...circle,
  ...moment,
  ...page,
  runDay: z.string(),
  hour: z.string(),
});
const similar = z.object({
  ...circle,
  ...moment,
  poiId: z.string(),
  themeMask: z.int(),
  fromDay: z.string(),
  toDay: z.string(),
  pageSize: z.int(),
});
const squares = z.object({ ...filters, ...box, size: z.number() });
const points = z.object({ ...filters, ...box, pageSize: z.int() });
const subjectRow = z.strictObject({
  isArchived: z.boolean(),
  isVisible: z.boolean(),
  lon: z.number().nullable(),
  lat: z.number().nullable(),
  themeMask: z.int(),
});

const queries = {
  listNearest: sqlFile(file('list-nearest-pois'), {
    params: nearest,
    row: extraCardRow,
    packing: 'inside',
  }),
  list: sqlFile(file('list-pois'), { params: listed, row: extraCardRow, packing: 'inside' }),
  listFound: sqlFile(file('list-found-pois'), {
    params: found,
    row: extraCardRow,
    packing: 'inside',
  }),
  count: sqlFile(file('count-pois'), { params: counted.extend(cells), row: totalRow }),
  countFound: sqlFile(file('count-found-pois'), { params: counted.extend(words), row: totalRow }),
  countFacets: sqlFile(file('count-facets'), { params: facets.extend(cells), row: facetsRow }),
  countFoundFacets: sqlFile(file('count-found-facets'), {
    params: facets.extend(words),
    row: facetsRow,
  }),
  listHome: sqlFile(file('list-home-pois'), { params: home, row: carouselRow, packing: 'inside' }),
  listPromoted: sqlFile(file('list-promoted-pois'), {
    params: promoted,
    row: cardRowSchema,
    packing: 'inside',
  }),
  findSimilarSubject: sqlFile(file('find-similar-subject'), {
    params: z.object({ poiId: z.string() }),
    row: subjectRow,
  }),
  listSimilar: sqlFile(file('list-similar-pois'), {
    params: similar,
    row: cardRowSchema,
    packing: 'inside',
  }),
  listSquares: sqlFile(file('list-squares'), { params: squares.extend(cells), row: squareRow }),
  listFoundSquares: sqlFile(file('list-found-squares'), {
    params: squares.extend(words),
    row: squareRow,
  }),
  listPoints: sqlFile(file('list-points'), {
    params: points.extend(cells),
    row: pointRow,
    packing: 'around',
  }),
  listFoundPoints: sqlFile(file('list-found-points'), {
    params: points.extend(words),
    row: pointRow,
    packing: 'around',
  }),
  find: sqlFile(file('find-poi'), {
    params: z.object({
      poiId: z.string().nullable(),
      slugFr: z.string().nullable(),
      versionId: z.string().nullable(),
      asOf: z.date(),
    }),
    row: poiRowSchema,
  }),
};

type Queries = typeof queries;
export type PoisRepository = {
  [Name in keyof Queries]: (params: Parameters<Queries[Name]>[1]) => ReturnType<Queries[Name]>;
};

const bind =
  <Params, Row>(query: (db: SqlClient, params: Params) => Promise<Row[]>, db: SqlClient) =>
  (params: Params): Promise<Row[]> =>
    query(db, params);

/** Every query of the search; each answers its rows, checked. */
export const poisRepository = (db: SqlClient): PoisRepository => ({
  listNearest: bind(queries.listNearest, db),
  list: bind(queries.list, db),
  listFound: bind(queries.listFound, db),
  count: bind(queries.count, db),
  countFound: bind(queries.countFound, db),
  countFacets: bind(queries.countFacets, db),
  countFoundFacets: bind(queries.countFoundFacets, db),
  listHome: bind(queries.listHome, db),
  listPromoted: bind(queries.listPromoted, db),
  findSimilarSubject: bind(queries.findSimilarSubject, db),
  listSimilar: bind(queries.listSimilar, db),
  listSquares: bind(queries.listSquares, db),
  listFoundSquares: bind(queries.listFoundSquares, db),
  listPoints: bind(queries.listPoints, db),
  listFoundPoints: bind(queries.listFoundPoints, db),
  find: bind(queries.find, db),
});
