import { regionLevels } from '@parages/contracts/vocabulary/region-levels';
import { z } from 'zod';
import { positionSchema } from '../../platform/position-schema.ts';

export const regionParams = z.object({ slug: z.string().min(1).max(200) });

export const regionSchema = z
  .object({
    id: z.uuid(),
    slug: z.string(),
    name: z.string(),
    level: z.enum(regionLevels),
    insee: z.string(),
    position: positionSchema.nullable(),
    parentSlug: z.string().nullable().describe('Null for the country'),
  })
  .meta({ id: 'Region' });
