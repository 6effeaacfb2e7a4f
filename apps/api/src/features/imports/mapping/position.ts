import { limits } from '@parages/contracts/vocabulary/limits';
import { z } from 'zod';
import { looseNumber } from './loose.ts';
import type { Finding } from './poi-draft.ts';

export type Position = { lon: number; lat: number };

const { bounds } = limits;
const pair = z.union([
  z.array(z.unknown()),
  z.string().transform((text): unknown[] => text.split(/[,;\s]+/)),
]);

const toPosition = (lon: unknown, lat: unknown): Position | undefined => {
  const read = { lon: looseNumber.parse(lon), lat: looseNumber.parse(lat) };
  return read.lon === undefined || read.lat === undefined
    ? undefined
    : { lon: read.lon, lat: read.lat };
};

const fromPair = (value: unknown, order: 'lon-lat' | 'lat-lon'): Position | undefined => {
  const read = pair.safeParse(value);
  if (!read.success) return undefined;
  const [first, second] = read.data;
  return order === 'lon-lat' ? toPosition(first, second) : toPosition(second, first);
};

/**
 * Reads named fields, GeoJSON `coordinates` (longitude first), or a pair (latitude first) as a list
 * or a text.
 */
export function readPosition(value: unknown): Position | undefined {
  const asObject = z.looseObject({}).safeParse(value);
  if (!asObject.success || Array.isArray(value)) return fromPair(value, 'lat-lon');
  const at: Record<string, unknown> = asObject.data;
  const named = toPosition(
    at.lon ?? at.lng ?? at.longitude ?? at['schema:longitude'],
    at.lat ?? at.latitude ?? at['schema:latitude'],
  );
  return named ?? (at.coordinates === undefined ? undefined : fromPair(at.coordinates, 'lon-lat'));
}

export function positionFinding(path: string, position: Position | undefined): Finding {
  if (position === undefined)
    return { path, expected: 'a longitude and a latitude', obtained: 'none' };
  const expected = `longitude ${bounds.west} to ${bounds.east}, latitude ${bounds.south} to ${bounds.north}`;
  return { path, expected, obtained: `${position.lon}, ${position.lat}` };
}
