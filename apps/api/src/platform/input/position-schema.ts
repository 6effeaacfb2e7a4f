import { z } from 'zod';
import { emptyIsAbsent } from './bounded-text.ts';

/**
 * A position in degrees. An object instead of a pair, so that longitude and latitude cannot be
 * swapped.
 */
export const positionSchema = z
  .object({ lon: z.number(), lat: z.number() })
  .meta({ id: 'Position' });

const degrees = (most: number) =>
  z.preprocess(emptyIsAbsent, z.coerce.number().min(-most).max(most));

/** Longitude and latitude in a query. Refuses an empty value: `Number('')` is 0, a point at sea. */
export const positionQueryShape = { lon: degrees(180), lat: degrees(90) };
