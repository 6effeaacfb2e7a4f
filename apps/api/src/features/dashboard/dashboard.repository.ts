import type { PoiListing } from '@parages/contracts/vocabulary/events/dashboard-listings';
import { keptReasonOf } from '@parages/contracts/vocabulary/imports/kept-reasons';
import { z } from 'zod';
import type { SqlClient } from '../../platform/database/database.ts';
import { sqlFile } from '../../platform/database/sql-file.ts';
import {
  dashboardPoiSchema,
  dashboardSourceSchema,
  dashboardTownSchema,
} from './dashboard.schema.ts';

const file = (name: string): URL => new URL(`./${name}.sql`, import.meta.url);
const text = z.string().nullable();
const now = z.date();
const page = z.object({
  now,
  townId: text,
  isEnabled: z.boolean().nullable(),
  source: text,
  sourceClass: text,
  q: text,
  after: text,
  pageSize: z.int(),
});
const idRow = z.strictObject({ id: z.string() });

const idsOf: Record<PoiListing, ReturnType<typeof sqlFile<typeof page, typeof idRow>>> = {
  'kept-back': sqlFile(file('list-kept-back'), { params: page, row: idRow }),
  'no-theme': sqlFile(file('list-without-theme'), { params: page, row: idRow }),
  'no-image': sqlFile(file('list-without-image'), { params: page, row: idRow }),
  'no-dates': sqlFile(file('list-without-dates'), { params: page, row: idRow }),
  'by-city': sqlFile(file('list-of-town'), { params: page, row: idRow }),
  'by-source': sqlFile(file('list-of-source'), { params: page, row: idRow }),
};
const keptless = dashboardPoiSchema.omit({ keptReason: true });
const listPois = sqlFile(file('list-dashboard-pois'), {
  params: z.object({ ids: z.array(z.string()), now, accountId: z.string() }),
  row: z.strictObject({ ...keptless.shape, sourceClass: z.string() }),
});
const count = sqlFile(file('count-dashboard'), {
  params: z.object({ now, most: z.int() }),
  row: z.strictObject({
    reports: z.int(),
    'kept-back': z.int(),
    'no-theme': z.int(),
    'no-image': z.int(),
    'no-dates': z.int(),
    'by-city': z.int(),
    'by-source': z.int(),
  }),
});
const townsAsked = z.object({
  now,
  id: text,
  q: text,
  afterPopulation: z.int().nullable(),
  afterId: text,
  most: z.int(),
  pageSize: z.int(),
});
const listTowns = sqlFile(file('list-dashboard-towns'), {
  params: townsAsked,
  row: z.strictObject({ ...dashboardTownSchema.shape, population: z.int() }),
});

const listSources = sqlFile(file('list-dashboard-sources'), {
  params: z.object({ now, most: z.int(), count: z.int() }),
  row: z.strictObject(dashboardSourceSchema.shape),
});

export const dashboardRepository = (db: SqlClient) => ({
  listIds: async (listing: PoiListing, params: z.input<typeof page>) =>
    (await idsOf[listing](db, params)).map(({ id }) => id),
  listPois: async (params: { ids: string[]; now: Date; accountId: string }) =>
    (await listPois(db, params)).map(({ sourceClass, ...poi }) => ({
      ...poi,
      keptReason: poi.status === 'draft' ? (keptReasonOf(sourceClass) ?? null) : null,
    })),
  count: async (at: Date, most: number) => (await count(db, { now: at, most }))[0],
  listSources: (params: { now: Date; most: number; count: number }) => listSources(db, params),
  listTowns: (params: z.input<typeof townsAsked>) => listTowns(db, params),
});
