import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

type Point = [number, number];
type Ring = Point[];
type Area = {
  type: 'Polygon' | 'MultiPolygon';
  arcs: number[][] | number[][][];
  properties: { name: string };
};
type Topology = {
  transform: { scale: Point; translate: Point };
  arcs: Point[][];
  objects: { countries: { geometries: Area[] } };
};
/** Land outlines as rings of `[lon, lat]` pairs: `home` is France, `others` the other countries. */
export type LandRings = { home: Ring[]; others: Ring[] };

const id = 'virtual:land-outline';
// Bounding box of France and its surroundings, in degrees.
const box = { west: -8, south: 40, east: 12, north: 53 };
const home = 'France';
const rounded = (degrees: number): number => Math.round(degrees * 1000) / 1000;

function decodeArcs({ arcs, transform: { scale, translate } }: Topology): Ring[] {
  return arcs.map((arc) => {
    let [x, y] = [0, 0];
    return arc.map(([dx, dy]): Point => {
      x += dx;
      y += dy;
      return [x * scale[0] + translate[0], y * scale[1] + translate[1]];
    });
  });
}

type Edge = { axis: 0 | 1; at: number; sign: 1 | -1 };
const edges: Edge[] = [
  { axis: 0, at: box.west, sign: 1 },
  { axis: 0, at: box.east, sign: -1 },
  { axis: 1, at: box.south, sign: 1 },
  { axis: 1, at: box.north, sign: -1 },
];

// Sutherland-Hodgman clipping of a ring at one side of the box.
function cutAt(ring: Ring, { axis, at, sign }: Edge): Ring {
  const isInside = (point: Point): boolean => (point[axis] - at) * sign >= 0;
  return ring.flatMap((point, index) => {
    const former = ring.at(index - 1) ?? point;
    const share = (at - former[axis]) / (point[axis] - former[axis]);
    const crossing = [0, 1].map(
      (each) => former[each as 0 | 1] + share * (point[each as 0 | 1] - former[each as 0 | 1]),
    ) as Point;
    if (isInside(point)) return isInside(former) ? [point] : [crossing, point];
    return isInside(former) ? [crossing] : [];
  });
}

const isSame = (one: Point, other: Point | undefined): boolean =>
  one[0] === other?.[0] && one[1] === other[1];
const toBox = (ring: Ring): Ring =>
  edges
    .reduce(cutAt, ring)
    .map(([lon, lat]): Point => [rounded(lon), rounded(lat)])
    .filter((point, index, all) => !isSame(point, all[index - 1]));

/**
 * Clips the land outlines at build time, because a page would load those of the whole world
 * otherwise.
 */
function readLandRings(): LandRings {
  const file = createRequire(import.meta.url).resolve('world-atlas/countries-10m.json');
  const topology = JSON.parse(readFileSync(file, 'utf8')) as Topology;
  const arcs = decodeArcs(topology);
  const ringOf = (indices: number[]): Ring =>
    indices.flatMap((index, rank) => {
      const arc = index < 0 ? [...(arcs[~index] ?? [])].reverse() : (arcs[index] ?? []);
      return rank === 0 ? arc : arc.slice(1);
    });
  const ringsOf = ({ type, arcs: parts }: Area): Ring[] => {
    const polygons =
      type === 'Polygon'
        ? [parts as number[][]]
        : type === 'MultiPolygon'
          ? (parts as number[][][])
          : [];
    return polygons
      .flatMap(([outer]) => (outer ? [toBox(ringOf(outer))] : []))
      .filter(({ length }) => length > 2);
  };
  const countries = topology.objects.countries.geometries;
  return {
    home: countries.filter(({ properties }) => properties.name === home).flatMap(ringsOf),
    others: countries.filter(({ properties }) => properties.name !== home).flatMap(ringsOf),
  };
}

/** Vite plugin that provides the land outlines as the module `virtual:land-outline`. */
export const outlinePlugin = (): Plugin => ({
  name: 'land-outline',
  resolveId: (source) => (source === id ? `\0${id}` : undefined),
  load: (source) =>
    source === `\0${id}`
      ? `export const landRings = JSON.parse(${JSON.stringify(JSON.stringify(readLandRings()))});`
      : undefined,
});
