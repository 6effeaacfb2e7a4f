import type { Point } from '../../gateways/commune-list/commune-list.ts';

const diameterKm = 2 * 6371.0087714;
const radians = Math.PI / 180;

/** Kilometres between two points, on the sphere. */
export function distanceKm(a: Point, b: Point): number {
  const rise = Math.sin(((b.lat - a.lat) * radians) / 2) ** 2;
  const run = Math.sin(((b.lon - a.lon) * radians) / 2) ** 2;
  return diameterKm * Math.asin(Math.sqrt(rise + Math.cos(a.lat * radians) * Math.cos(b.lat * radians) * run));
}
