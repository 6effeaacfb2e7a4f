import { z } from 'zod';
import { positionSchema } from '../../platform/position-schema.ts';

export const townParams = z.object({ slug: z.string().min(1).max(200) });

export const townSchema = z
  .object({ slug: z.string(), name: z.string(), position: positionSchema.describe('The town centre') })
  .meta({ id: 'TownPosition' });
