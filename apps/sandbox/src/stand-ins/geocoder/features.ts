import { createHash } from 'node:crypto';
import { type Commune, gazetteer } from '../gazetteer/gazetteer.ts';
import { toLambert93 } from './lambert.ts';

export type Place = { lon: number; lat: number };

export type Feature = {
  type: 'Feature';
  geometry: { type: 'Point'; coordinates: [number, number] };
  properties: Record<string, unknown> & { type: string; score: number };
};

const round = (degrees: number): number => Math.round(degrees * 1e6) / 1e6;
const numberOf = (text: string, modulo: number): number =>
  createHash('sha256').update(text).digest().readUInt32BE() % modulo;
const slug = (text: string): string => String(numberOf(text, 10_000)).padStart(4, '0');

/** Derived from hashes, so that an address has the same position at each search. */
function placeStreet(commune: Commune, street: string, housenumber?: string): Place {
  const angle = (numberOf(`${commune.code}${street}`, 3600) / 3600) * 2 * Math.PI;
  const reach =
    0.001 +
    (numberOf(street, 50) / 50) * 0.005 +
    Math.min(Number.parseInt(housenumber ?? '0', 10), 200) * 0.00001;
  return {
    lon: round(commune.lon + reach * Math.cos(angle)),
    lat: round(commune.lat + reach * 0.7 * Math.sin(angle)),
  };
}

function townOf(commune: Commune, postcode: string | undefined) {
  const { departments, regions } = gazetteer();
  const department = departments.get(commune.departmentCode);
  return {
    postcode:
      postcode !== undefined && commune.postalCodes.includes(postcode)
        ? postcode
        : (commune.postalCodes[0] ?? ''),
    citycode: commune.code,
    city: commune.name,
    context: [commune.departmentCode, department?.name, regions.get(commune.regionCode)?.name]
      .filter((part) => part)
      .join(', '),
    importance: Math.round(Math.min(1, Math.log10(commune.population + 10) / 7) * 1e5) / 1e5,
  };
}

const featureAt = ({ lon, lat }: Place, properties: Feature['properties']): Feature => ({
  type: 'Feature',
  geometry: { type: 'Point', coordinates: [lon, lat] },
  properties: { ...properties, ...toLambert93({ lon, lat }), _type: 'address' },
});

export type Match = { score: number; postcode?: string | undefined };

export function municipalityFeature(commune: Commune, { score, postcode }: Match): Feature {
  const town = townOf(commune, postcode);
  const properties = {
    label: commune.name,
    score,
    id: commune.code,
    type: 'municipality',
    name: commune.name,
    population: commune.population,
  };
  return featureAt(
    { lon: round(commune.lon), lat: round(commune.lat) },
    { ...properties, ...town },
  );
}

/** `at` is the point of a reverse query. */
export function streetFeature(
  commune: Commune,
  street: string,
  housenumber: string | undefined,
  match: Match,
  at?: Place,
): Feature {
  const town = townOf(commune, match.postcode);
  const name = housenumber === undefined ? street : `${housenumber} ${street}`;
  const id = `${commune.code}_${slug(street)}${housenumber === undefined ? '' : `_${housenumber.padStart(5, '0')}`}`;
  const properties = {
    label: `${name} ${town.postcode} ${town.city}`,
    score: match.score,
    id,
    type: housenumber === undefined ? 'street' : 'housenumber',
    name,
    ...(housenumber === undefined ? {} : { housenumber, street }),
  };
  return featureAt(at ?? placeStreet(commune, street, housenumber), { ...properties, ...town });
}

/** As in the real geocoder, the town properties of a place of general interest are lists. */
export function poiFeature(
  commune: Commune,
  name: string,
  category: string[],
  { score, postcode }: Match,
  at?: Place,
): Feature {
  const town = townOf(commune, postcode);
  const { lon, lat } = at ?? placeStreet(commune, name);
  const properties = { name: [name], toponym: name, category, score, type: 'poi', extrafields: {} };
  const lists = { postcode: [town.postcode], citycode: [town.citycode], city: [town.city] };
  return {
    type: 'Feature',
    geometry: { type: 'Point', coordinates: [lon, lat] },
    properties: { ...properties, ...lists, _type: 'poi' },
  };
}

export const addressNear = (
  { lon, lat }: Place,
  streets: readonly string[],
): { street: string; housenumber: string } => {
  const key = `${lon.toFixed(4)},${lat.toFixed(4)}`;
  return {
    street: streets[numberOf(key, streets.length)] ?? '',
    housenumber: String(1 + numberOf(`${key}n`, 80)),
  };
};
