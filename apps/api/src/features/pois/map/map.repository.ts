import { z } from 'zod';
import type { SqlClient } from '../../../platform/database/database.ts';
import { sqlFile } from '../../../platform/database/sql-file.ts';
import { mapPointSchema, positionSchema } from '../pois.schema.ts';
import { cells, filters, words } from '../statement-params.ts';

const file = (name: string): URL => new URL(`./${name}.sql`, import.meta.url);
const box = { west: z.number(), south: z.number(), east: z.number(), north: z.number() };
// Nulls on a map that searches around no place.
const circleOrNone = {
  lon: z.number().nullable(),
  lat: z.number().nullable(),
  radiusM: z.number().nullable(),
};
const squareRow = z.strictObject({ count: z.int(), position: positionSchema });
const pointRow = z.strictObject(mapPointSchema.shape);

const squareParams = z.object({ ...filters, ...box, ...circleOrNone, size: z.number() });
const squareCells = squareParams.extend(cells);
const squareWords = squareParams.extend(words);
const pointParams = z.object({ ...filters, ...box, ...circleOrNone, pageSize: z.int() });
const pointCells = pointParams.extend(cells);
const pointWords = pointParams.extend(words);

const listSquares = sqlFile(file('list-squares'), { params: squareCells, row: squareRow });
const listFoundSquares = sqlFile(file('list-found-squares'), {
  params: squareWords,
  row: squareRow,
});
const listPoints = sqlFile(file('list-points'), {
  params: pointCells,
  row: pointRow,
  packing: 'around',
});
const listFoundPoints = sqlFile(file('list-found-points'), {
  params: pointWords,
  row: pointRow,
  packing: 'around',
});

export const mapRepository = (db: SqlClient) => ({
  listSquares: (params: z.input<typeof squareCells>) => listSquares(db, params),
  listFoundSquares: (params: z.input<typeof squareWords>) => listFoundSquares(db, params),
  listPoints: (params: z.input<typeof pointCells>) => listPoints(db, params),
  listFoundPoints: (params: z.input<typeof pointWords>) => listFoundPoints(db, params),
});
