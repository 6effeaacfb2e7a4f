import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

type Ring = [number, number][];
type Topology = {
  transform: { scale: [number, number]; translate: [number, number] };
  arcs: [number, number][][];
  objects: { countries: { geometries: { type: 'Polygon' | 'MultiPolygon'; arcs: number[][] | number[][][] }[] } };
};

const id = 'virtual:land-outline';
// France and what one sees around it.
const box = { west: -8, south: 40, east: 12, north: 53 };
const rounded = (degrees: number): number => Math.round(degrees * 1000) / 1000;

function decodeArcs({ arcs, transform: { scale, translate } }: Topology): Ring[] {
  return arcs.map((arc) => {
    let [x, y] = [0, 0];
    return arc.map(([dx, dy]): [number, number] => {
      x += dx;
      y += dy;
      return [rounded(x * scale[0] + translate[0]), rounded(y * scale[1] + translate[1])];
    });
  });
}

const isNear = (ring: Ring): boolean => ring.some(([lon, lat]) => lon > box.west && lon < box.east && lat > box.south && lat < box.north);

/** Rings of land (`[lon, lat]` pairs) around France from world-atlas, cut at build time: the whole world would weigh forty times more. */
export function readLandRings(): Ring[] {
  const file = createRequire(import.meta.url).resolve('world-atlas/countries-50m.json');
  const topology = JSON.parse(readFileSync(file, 'utf8')) as Topology;
  const arcs = decodeArcs(topology);
  const ringOf = (indices: number[]): Ring =>
    indices.flatMap((index, rank) => {
      const arc = index < 0 ? [...(arcs[~index] ?? [])].reverse() : (arcs[index] ?? []);
      return rank === 0 ? arc : arc.slice(1);
    });
  const polygons = topology.objects.countries.geometries.flatMap(({ type, arcs: parts }) =>
    type === 'Polygon' ? [parts as number[][]] : type === 'MultiPolygon' ? (parts as number[][][]) : [],
  );
  return polygons.flatMap(([outer]) => (outer ? [ringOf(outer)] : [])).filter(isNear);
}

/** Makes the outline importable as `virtual:land-outline`. */
export const outlinePlugin = (): Plugin => ({
  name: 'land-outline',
  resolveId: (source) => (source === id ? `\0${id}` : undefined),
  load: (source) =>
    source === `\0${id}` ? `export const landRings = JSON.parse(${JSON.stringify(JSON.stringify(readLandRings()))});` : undefined,
});
