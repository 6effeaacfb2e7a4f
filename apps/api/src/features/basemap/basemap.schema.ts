import { z } from 'zod';
import { positionSchema } from '../../platform/input/position-schema.ts';

const degrees = (most: number) => z.coerce.number().min(-most).max(most);

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
    .describe('Longitudes and latitudes in turn. The path of a lake is closed.'),
});

export const basemapSchema = z
  .object({ towns: z.array(mapTownSchema), lines: z.array(groundLineSchema) })
  .meta({
    id: 'Basemap',
    description:
      'What a map is drawn from when its tiles cannot load: the towns of a box, the largest first, as many as a zoom has room for; borders, rivers and lakes once they were imported.',
  });
export type Basemap = z.output<typeof basemapSchema>;
