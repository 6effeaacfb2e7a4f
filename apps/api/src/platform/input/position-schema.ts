import { z } from 'zod';

/** A point on the wire, in degrees. An object and never a pair: nobody can swap its numbers. */
export const positionSchema = z
  .object({ lon: z.number(), lat: z.number() })
  .meta({ id: 'Position' });
