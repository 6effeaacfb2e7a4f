import { regionLevels } from '@parages/contracts/vocabulary/places/region-levels';
import { z } from 'zod';
import type { SqlClient } from '../../platform/database/database.ts';
import { sqlFile } from '../../platform/database/sql-file.ts';

const town = z.strictObject({
  id: z.string(),
  name: z.string(),
  insee: z.string(),
  departmentName: z.string().nullable(),
  lon: z.number().nullable(),
  lat: z.number().nullable(),
  postalCode: z.string().nullable(),
  isApproximate: z.boolean(),
});
const foundTown = town.extend({
  matchedName: z.string(),
  matchedKind: z.enum(['current', 'former', 'district']),
});
const namedTown = foundTown.extend({ score: z.number() });
const division = z.strictObject({
  id: z.string(),
  name: z.string(),
  level: z.enum(regionLevels),
  insee: z.string(),
  lon: z.number().nullable(),
  lat: z.number().nullable(),
  population: z.int(),
  score: z.number(),
});
const similarTown = foundTown.extend({
  search: z.string(),
  population: z.int(),
});

const byName = z.object({
  spellings: z.array(z.string()),
  area: z.string().nullable(),
  known: z.array(z.string()).readonly(),
  count: z.int(),
});
const divisionQuery = z.object({
  name: z.string(),
  number: z.string().nullable(),
  levels: z.array(z.enum(regionLevels)),
  count: z.int(),
});
const byPostalCode = z.object({ postalCode: z.string(), count: z.int() });
const similar = z.object({ text: z.string(), swapped: z.array(z.string()) });
const nearest = z.object({ lon: z.number(), lat: z.number(), withinM: z.number() });

const listByName = sqlFile(new URL('./list-places-by-name.sql', import.meta.url), {
  params: byName,
  row: namedTown,
});
const listDivisions = sqlFile(new URL('./list-divisions.sql', import.meta.url), {
  params: divisionQuery,
  row: division,
});
const listByPostalCode = sqlFile(new URL('./list-places-by-postal-code.sql', import.meta.url), {
  params: byPostalCode,
  row: foundTown,
});
const listSimilar = sqlFile(new URL('./list-similar-names.sql', import.meta.url), {
  params: similar,
  row: similarTown,
});
const findNearest = sqlFile(new URL('./find-nearest-town.sql', import.meta.url), {
  params: nearest,
  row: town,
});

export const placesRepository = (db: SqlClient) => ({
  listByName: (params: z.input<typeof byName>) => listByName(db, params),
  listDivisions: (params: z.input<typeof divisionQuery>) => listDivisions(db, params),
  listByPostalCode: (params: z.input<typeof byPostalCode>) => listByPostalCode(db, params),
  listSimilar: (params: z.input<typeof similar>) => listSimilar(db, params),
  findNearest: async (params: z.input<typeof nearest>) => (await findNearest(db, params))[0],
});

export type PlacesRepository = ReturnType<typeof placesRepository>;
