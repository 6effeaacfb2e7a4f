import type { PoiMap } from '@parages/contracts/types';
import type { Box } from '@parages/contracts/vocabulary/search/bbox';
import type { ClusterSize } from '@parages/ui/map/mark-icons';
import type { LonLat } from '../../../lib/search/filters.search-params.ts';

export type MapPoint = PoiMap['points'][number];

export type Mark =
  | { kind: 'point'; key: string; position: LonLat; poi: MapPoint }
  | { kind: 'stack'; key: string; position: LonLat; pois: MapPoint[] }
  | Cluster;

/**
 * `box` contains the events of a cluster that the browser made; it is undefined for a cluster that
 * the server counted.
 */
export type Cluster = {
  kind: 'cluster';
  key: string;
  position: LonLat;
  count: number;
  box: Box | undefined;
};

export const clusterSize = (count: number): ClusterSize =>
  count < 10 ? 'small' : count < 100 ? 'medium' : 'large';

const tilePixels = 256;
// Minimum distance for a finger to hit two pins separately; clusters are wider.
const pinDistancePixels = 46;
const clusterDistancePixels = 64;
/** From this zoom on, the browser groups only events at the same point. */
const closestZoom = 17;
const samePlaceDecimals = 5;

type Site = { x: number; y: number; position: LonLat; pois: MapPoint[] };

function toPixels({ lon, lat }: LonLat, zoom: number): { x: number; y: number } {
  const world = tilePixels * 2 ** zoom;
  const sine = Math.sin((lat * Math.PI) / 180);
  return {
    x: (lon / 360 + 0.5) * world,
    y: (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * world,
  };
}

function sitesOf(points: readonly MapPoint[], zoom: number): Site[] {
  const sites = new Map<string, Site>();
  for (const poi of points) {
    const { lon, lat } = poi.position;
    const key = `${lon.toFixed(samePlaceDecimals)},${lat.toFixed(samePlaceDecimals)}`;
    const site = sites.get(key);
    if (site) site.pois.push(poi);
    else sites.set(key, { ...toPixels(poi.position, zoom), position: poi.position, pois: [poi] });
  }
  return [...sites.values()];
}

function markOfSite({ position, pois }: Site): Mark {
  const [first] = pois;
  if (pois.length === 1 && first) return { kind: 'point', key: first.id, position, poi: first };
  return { kind: 'stack', key: `stack-${first?.id}`, position, pois };
}

function markOfSites(sites: readonly Site[]): Mark {
  const count = sites.reduce((sum, { pois }) => sum + pois.length, 0);
  const mean = (pick: (position: LonLat) => number): number =>
    sites.reduce((sum, { position, pois }) => sum + pick(position) * pois.length, 0) / count;
  const lons = sites.map(({ position }) => position.lon);
  const lats = sites.map(({ position }) => position.lat);
  return {
    kind: 'cluster',
    key: `cluster-${sites[0]?.pois[0]?.id}-${count}`,
    position: { lon: mean(({ lon }) => lon), lat: mean(({ lat }) => lat) },
    count,
    box: {
      west: Math.min(...lons),
      east: Math.max(...lons),
      south: Math.min(...lats),
      north: Math.max(...lats),
    },
  };
}

function groupsOf(sites: readonly Site[]): Site[][] {
  const remaining = new Set(sites);
  return sites.flatMap((seed) => {
    if (!remaining.has(seed)) return [];
    const group = [...remaining].filter(
      ({ x, y }) => Math.hypot(x - seed.x, y - seed.y) < pinDistancePixels,
    );
    for (const site of group) remaining.delete(site);
    return [group];
  });
}

const middleOf = (group: readonly Site[]): { x: number; y: number } => ({
  x: group.reduce((sum, { x }) => sum + x, 0) / group.length,
  y: group.reduce((sum, { y }) => sum + y, 0) / group.length,
});

function join(groups: readonly Site[][]): Site[][] {
  const joined: Site[][] = [];
  for (const group of groups) {
    const here = middleOf(group);
    const near = joined.find((other) => {
      const there = middleOf(other);
      const least =
        group.length === 1 || other.length === 1 ? pinDistancePixels : clusterDistancePixels;
      return Math.hypot(here.x - there.x, here.y - there.y) < least;
    });
    if (near) near.push(...group);
    else joined.push([...group]);
  }
  return joined.length === groups.length ? joined : join(joined);
}

type Square = PoiMap['clusters'][number];

function merge(one: Square, other: Square): Square {
  const count = one.count + other.count;
  const mean = (pick: (position: LonLat) => number): number =>
    (pick(one.position) * one.count + pick(other.position) * other.count) / count;
  return { count, position: { lon: mean(({ lon }) => lon), lat: mean(({ lat }) => lat) } };
}

function joinSquares(squares: readonly Square[], zoom: number): readonly Square[] {
  const joined: Square[] = [];
  for (const square of squares) {
    const here = toPixels(square.position, zoom);
    const near = joined.findIndex(({ position }) => {
      const { x, y } = toPixels(position, zoom);
      return Math.hypot(x - here.x, y - here.y) < clusterDistancePixels;
    });
    const other = joined[near];
    if (other) joined[near] = merge(other, square);
    else joined.push(square);
  }
  return joined.length === squares.length ? joined : joinSquares(joined, zoom);
}

export function marksOf({ clusters, points }: PoiMap, zoom: number): Mark[] {
  const counted = joinSquares(clusters, zoom).map(
    ({ position, count }): Mark => ({
      kind: 'cluster',
      key: `square-${position.lon},${position.lat}`,
      position,
      count,
      box: undefined,
    }),
  );
  const sites = sitesOf(points, zoom);
  if (zoom >= closestZoom) return [...counted, ...sites.map(markOfSite)];
  // Sorted from west to east, so that the same events make the same groups in any input order.
  const ordered = sites.sort((one, other) => one.x - other.x || one.y - other.y);
  return [
    ...counted,
    ...join(groupsOf(ordered)).map((group) =>
      group.length === 1 && group[0] ? markOfSite(group[0]) : markOfSites(group),
    ),
  ];
}

/** `fit` is the closest zoom at which `box` fits in the view. */
export const zoomInto = ({ box }: Cluster, zoom: number, fit: number): number =>
  Math.min(Math.max(box ? fit : zoom + 2, zoom + 1), closestZoom);
