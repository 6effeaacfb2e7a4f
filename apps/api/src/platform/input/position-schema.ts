import { z } from 'zod';
import { emptyIsAbsent } from './bounded-text.ts';

/** In degrees. An object, unlike a pair, does not let longitude and latitude be swapped. */
export const positionSchema = z
  .object({ lon: z.number(), lat: z.number() })
  .meta({ id: 'Position' });

const degrees = (most: number) =>
  z.preprocess(emptyIsAbsent, z.coerce.number().min(-most).max(most));

/** Refuses an empty value, because `Number('')` is 0, a point at sea. */
export const positionQueryShape = { lon: degrees(180), lat: degrees(90) };
