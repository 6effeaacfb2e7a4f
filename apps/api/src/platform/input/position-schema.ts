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

export const optionalPositionShape = {
  lon: positionQueryShape.lon.optional(),
  lat: positionQueryShape.lat.optional(),
};

/** For queries with `optionalPositionShape`: names the coordinate that is missing beside the other. */
export function hasWholePosition(
  { lon, lat }: { lon?: number | undefined; lat?: number | undefined },
  context: z.RefinementCtx,
): void {
  if ((lon === undefined) === (lat === undefined)) return;
  const [missing, given] = lon === undefined ? ['lon', 'lat'] : ['lat', 'lon'];
  context.addIssue({ code: 'custom', path: [missing], message: `Required with ${given}` });
}
