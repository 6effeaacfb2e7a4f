import { z } from 'zod';
import { emptyIsAbsent } from '../../platform/input/bounded-text.ts';
import { positionQueryShape, positionSchema } from '../../platform/input/position-schema.ts';

export const basemapQuery = z
  .strictObject({
    west: positionQueryShape.lon,
    south: positionQueryShape.lat,
    east: positionQueryShape.lon,
    north: positionQueryShape.lat,
    zoom: z.preprocess(emptyIsAbsent, z.coerce.number().min(0).max(20)),
  })
  .refine(({ west, east }) => west < east, { path: ['east'], message: 'Must be east of west' })
  .refine(({ south, north }) => south < north, {
    path: ['north'],
    message: 'Must be north of south',
  });
export type BasemapQuery = z.output<typeof basemapQuery>;

export const groundKinds = ['border', 'river', 'lake'] as const;

export const mapTownSchema = z.object({
  name: z.string(),
  population: z.int(),
  position: positionSchema,
});
export const groundLineSchema = z.object({
  kind: z.enum(groundKinds),
  path: z
    .array(z.number())
    .describe('Alternating longitudes and latitudes. The path of a lake is closed.'),
});

export const basemapSchema = z
  .object({ towns: z.array(mapTownSchema), lines: z.array(groundLineSchema) })
  .meta({
    id: 'Basemap',
    description:
      'Data for drawing a map when its tiles cannot load: the towns of a bounding box, largest first, as many as fit the zoom; and borders, rivers and lakes after an import.',
  });
export type Basemap = z.output<typeof basemapSchema>;
