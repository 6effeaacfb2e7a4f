import { z } from 'zod';
import type { groundKinds } from './basemap.schema.ts';

type GroundKind = (typeof groundKinds)[number];

/** The text of the GeoJSON file of each kind to import. */
export type GroundFiles = Partial<Record<GroundKind, string>>;

export type GroundShape = { kind: GroundKind; rank: number; geometry: object };

const geometry = z.looseObject({
  type: z.enum(['LineString', 'MultiLineString', 'Polygon', 'MultiPolygon']),
  coordinates: z.array(z.unknown()),
});
const feature = z.looseObject({
  geometry,
  properties: z.looseObject({ rank: z.number().optional() }).nullish(),
});
const collection = z.union([
  z.looseObject({ type: z.literal('FeatureCollection'), features: z.array(feature) }),
  z
    .looseObject({ type: z.literal('GeometryCollection'), geometries: z.array(geometry) })
    .transform(({ geometries }) => ({
      features: geometries.map((each) => ({ geometry: each, properties: null })),
    })),
]);

const metropolis = { west: -6, east: 10, south: 41, north: 52 };
const firstPoint = (coordinates: unknown): unknown =>
  Array.isArray(coordinates) && Array.isArray(coordinates[0])
    ? firstPoint(coordinates[0])
    : coordinates;

// Tests the first point against a box around metropolitan France, which the service covers.
function isMetropolitan({ coordinates }: z.output<typeof geometry>): boolean {
  const [lon, lat] = z
    .tuple([z.number(), z.number()])
    .rest(z.unknown())
    .parse(firstPoint(coordinates));
  return (
    lon > metropolis.west &&
    lon < metropolis.east &&
    lat > metropolis.south &&
    lat < metropolis.north
  );
}

function parse(kind: GroundKind, text: string): GroundShape[] {
  try {
    return collection
      .parse(JSON.parse(text))
      .features.filter(({ geometry: shape }) => isMetropolitan(shape))
      .map(({ geometry: shape, properties }) => ({
        kind,
        rank: properties?.rank ?? 1,
        geometry: shape,
      }));
  } catch {
    throw new Error(`The file of kind "${kind}" is not a GeoJSON collection of lines or areas.`);
  }
}

/**
 * Throws an error that names the kind of a file that is not a GeoJSON collection of lines or areas.
 */
export const readGround = (files: GroundFiles): GroundShape[] =>
  (['border', 'river', 'lake'] as const).flatMap((kind) =>
    files[kind] === undefined ? [] : parse(kind, files[kind]),
  );
