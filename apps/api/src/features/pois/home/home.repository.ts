import { z } from 'zod';
import type { SqlClient } from '../../../platform/database/database.ts';
import { sqlFile } from '../../../platform/database/sql-file.ts';
import { cardRowSchema, pickRowSchema } from '../pois.schema.ts';
import {
  cardPage,
  cells,
  circle,
  circleOrCountry,
  filters,
  moment,
  page,
} from '../statement-params.ts';
import { rails } from './rails.domain.ts';

const file = (name: string): URL => new URL(`./${name}.sql`, import.meta.url);

// The home page has no theme filter: each carousel shows one theme.
const { theme: _theme, ...homeFilters } = filters;
const homeParams = z.object({
  ...homeFilters,
  ...circle,
  ...cells,
  ...moment,
  pageSize: z.int(),
  carousels: z.int(),
});
// The rails have days of their own.
const { options } = filters;
const railParams = z.object({
  options,
  ...circle,
  ...cells,
  ...moment,
  tonightDay: z.string().nullable(),
  tonightUntil: z.date().nullable(),
  weekendFrom: z.string().nullable(),
  weekendTo: z.string().nullable(),
  pageSize: z.int(),
});
const promotedParams = z.object({
  ...filters,
  ...circleOrCountry,
  ...cells,
  ...moment,
  ...page,
  runDay: z.string(),
  hour: z.string(),
});
const pickParams = z.object({
  fromDay: z.string(),
  toDay: z.string(),
  ...moment,
  perTheme: z.int(),
  perTown: z.int(),
  drawn: z.int(),
  pageSize: z.int(),
});

const listHome = sqlFile(file('list-home-pois'), {
  params: homeParams,
  row: z.strictObject({ card: cardRowSchema, carousel: z.int() }),
  packing: 'inside',
});
const listRails = sqlFile(file('list-rail-pois'), {
  params: railParams,
  row: z.strictObject({ card: cardRowSchema, rail: z.enum(rails) }),
  packing: 'inside',
});
const listPromoted = sqlFile(file('list-promoted-pois'), { params: promotedParams, ...cardPage });
const listPicks = sqlFile(file('list-picks'), {
  params: pickParams,
  row: pickRowSchema,
  packing: 'inside',
});

export const homeRepository = (db: SqlClient) => ({
  listHome: (params: z.input<typeof homeParams>) => listHome(db, params),
  listRails: (params: z.input<typeof railParams>) => listRails(db, params),
  listPromoted: (params: z.input<typeof promotedParams>) => listPromoted(db, params),
  listPicks: (params: z.input<typeof pickParams>) => listPicks(db, params),
});
