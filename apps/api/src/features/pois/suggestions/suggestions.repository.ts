import { z } from 'zod';
import type { SqlClient } from '../../../platform/database/database.ts';
import { sqlFile } from '../../../platform/database/sql-file.ts';
import { cells } from '../statement-params.ts';
import { suggestedHostSchema } from './suggestions.schema.ts';

const file = (name: string): URL => new URL(`./${name}.sql`, import.meta.url);
const asked = {
  lon: z.number().nullable(),
  lat: z.number().nullable(),
  now: z.date(),
  count: z.int(),
};
const venueParams = z.object({
  ...asked,
  ...cells,
  words: z.string(),
  firstCell: z.int(),
  lastCell: z.int(),
  radiusM: z.number().nullable(),
  known: z.array(z.string()),
  most: z.int(),
});
const organiserParams = z.object({
  ...asked,
  q: z.string(),
  mostNames: z.int(),
  mostPois: z.int(),
});
const row = z.strictObject(suggestedHostSchema.shape);

const readWords = sqlFile(file('read-suggested-words'), {
  params: z.object({ q: z.string() }),
  row: z.strictObject({ words: z.string().nullable() }),
});
const listVenues = sqlFile(file('list-suggested-venues'), { params: venueParams, row });
const listOrganisers = sqlFile(file('list-suggested-organisers'), { params: organiserParams, row });

export const suggestionsRepository = (db: SqlClient) => ({
  readWords: async (q: string) => (await readWords(db, { q }))[0]?.words ?? null,
  listVenues: (params: z.input<typeof venueParams>) => listVenues(db, params),
  listOrganisers: (params: z.input<typeof organiserParams>) => listOrganisers(db, params),
});
