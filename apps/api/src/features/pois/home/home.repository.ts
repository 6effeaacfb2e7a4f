import { z } from 'zod';
import type { SqlClient } from '../../../platform/database/database.ts';
import { sqlFile } from '../../../platform/database/sql-file.ts';
import { cardRowSchema } from '../pois.schema.ts';
import { cardPage, circle, filters, moment, page } from '../statement-params.ts';

const file = (name: string): URL => new URL(`./${name}.sql`, import.meta.url);

// The home page has no theme filter: each carousel shows one theme.
const { theme: _theme, ...homeFilters } = filters;
const homeParams = z.object({
  ...homeFilters,
  ...circle,
  ...moment,
  pageSize: z.int(),
  carousels: z.int(),
});
const promotedParams = z.object({
  ...filters,
  ...circle,
  ...moment,
  ...page,
  runDay: z.string(),
  hour: z.string(),
});

const listHome = sqlFile(file('list-home-pois'), {
  params: homeParams,
  row: z.strictObject({ card: cardRowSchema, carousel: z.int() }),
  packing: 'inside',
});
const listPromoted = sqlFile(file('list-promoted-pois'), { params: promotedParams, ...cardPage });

export const homeRepository = (db: SqlClient) => ({
  listHome: (params: z.input<typeof homeParams>) => listHome(db, params),
  listPromoted: (params: z.input<typeof promotedParams>) => listPromoted(db, params),
});
