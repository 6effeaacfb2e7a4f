import { z } from 'zod';
import { boundedText } from '../../platform/input/bounded-text.ts';
import { positionSchema } from '../../platform/input/position-schema.ts';

export const townParams = z.object({ slug: boundedText(200).min(1) });

export const townSchema = z
  .object({
    slug: z.string(),
    name: z.string(),
    position: positionSchema.describe('The town centre'),
  })
  .meta({ id: 'TownPosition' });
