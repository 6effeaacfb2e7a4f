import { z } from 'zod';

/**
 * A position in degrees. An object instead of a pair, so that longitude and latitude cannot be
 * swapped.
 */
export const positionSchema = z
  .object({ lon: z.number(), lat: z.number() })
  .meta({ id: 'Position' });
