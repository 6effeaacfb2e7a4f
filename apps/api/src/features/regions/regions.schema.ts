import { regionLevels } from '@parages/contracts/vocabulary/places/region-levels';
import { z } from 'zod';
import { boundedText } from '../../platform/input/bounded-text.ts';
import { positionSchema } from '../../platform/input/position-schema.ts';

export const regionParams = z.object({ slug: boundedText(200).min(1) });

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
