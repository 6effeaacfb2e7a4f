import { z } from 'zod';
import type { SqlClient } from '../../platform/database/database.ts';
import { sqlFile } from '../../platform/database/sql-file.ts';
import { groundLineSchema, mapTownSchema } from './basemap.schema.ts';

const box = { west: z.number(), south: z.number(), east: z.number(), north: z.number() };
const townParams = z.object({ ...box, leastPopulation: z.int(), count: z.int() });
const lineParams = z.object({ ...box, tolerance: z.number(), lastRank: z.int() });
const shapesParams = z.object({ shapes: z.string() });

const file = (name: string): URL => new URL(`./${name}.sql`, import.meta.url);
const listTowns = sqlFile(file('list-map-towns'), {
  params: townParams,
  row: z.strictObject(mapTownSchema.shape),
});
const listLines = sqlFile(file('list-ground-lines'), {
  params: lineParams,
  row: z.strictObject(groundLineSchema.shape),
});
const replaceGround = sqlFile(file('replace-ground'), {
  params: shapesParams,
  row: z.strictObject({ kind: z.string(), count: z.int() }),
});

export const basemapRepository = (db: SqlClient) => ({
  listTowns: (params: z.input<typeof townParams>) => listTowns(db, params),
  listLines: (params: z.input<typeof lineParams>) => listLines(db, params),
  /**
   * `shapes`: JSON array of `{ kind, rank, geometry }` with GeoJSON geometries; areas of kind
   * `border` become the lines between them.
   */
  replaceGround: (shapes: string) => replaceGround(db, { shapes }),
});
