import { z } from 'zod';
import { positionSchema } from '../../platform/input/position-schema.ts';

const degrees = (max: number) => z.coerce.number().min(-max).max(max);

export const basemapQuery = z
  .strictObject({
    west: degrees(180),
    south: degrees(90),
    east: degrees(180),
    north: degrees(90),
    zoom: z.coerce.number().min(0).max(20),
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
