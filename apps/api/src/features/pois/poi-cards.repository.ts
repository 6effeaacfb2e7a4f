import { z } from 'zod';
import type { SqlClient } from '../../platform/database/database.ts';
import { sqlFile } from '../../platform/database/sql-file.ts';
import { cardRowSchema } from './pois.schema.ts';

const params = z.object({
  ids: z.array(z.string()),
  lon: z.number().nullable(),
  lat: z.number().nullable(),
  fromDay: z.string(),
  toDay: z.string(),
  today: z.string(),
  asOf: z.date(),
});
const listCards = sqlFile(new URL('./list-cards.sql', import.meta.url), {
  params,
  row: cardRowSchema,
  packing: 'inside',
});

export const poiCardsRepository = (db: SqlClient) => ({
  list: (values: z.input<typeof params>) => listCards(db, values),
});
