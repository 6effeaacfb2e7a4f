import { metresBetween } from '../places/sphere.ts';

/** A point of a tour, in degrees; the altitude is in metres, null when it is unknown. */
export type Waypoint = { lon: number; lat: number; altitudeM: number | null };
/** A waypoint with its distance from the start along the tour. */
export type TracePoint = Waypoint & { distanceM: number };

const mostPoints = 160;
const toFiveDecimals = (degrees: number): number => Math.round(degrees * 100_000) / 100_000;

function walk(points: readonly Waypoint[]): TracePoint[] {
  let distanceM = 0;
  return points.map((point, index) => {
    const before = points[index - 1];
    if (before !== undefined) distanceM += metresBetween(before, point);
    return { ...point, distanceM };
  });
}

/** An index is -1 when no point has an altitude. */
function extremesOf(points: readonly Waypoint[]): [lowest: number, highest: number] {
  let [lowest, highest] = [-1, -1];
  for (const [index, { altitudeM }] of points.entries()) {
    if (altitudeM === null) continue;
    if (altitudeM < (points[lowest]?.altitudeM ?? Number.POSITIVE_INFINITY)) lowest = index;
    if (altitudeM > (points[highest]?.altitudeM ?? Number.NEGATIVE_INFINITY)) highest = index;
  }
  return [lowest, highest];
}

/**
 * Thins a line for a drawing to about 160 evenly spread points. It always keeps the first, the
 * last, the lowest and the highest point. When `lengthM` is known, distances are stretched to end
 * at it, since the given line may have been thinned already and be shorter than the tour.
 */
export function thinTrace(points: readonly Waypoint[], lengthM: number | null): TracePoint[] {
  const walked = walk(points);
  const length = walked.at(-1)?.distanceM ?? 0;
  const stretch = lengthM !== null && length > 0 ? lengthM / length : 1;
  const [lowest, highest] = extremesOf(points);
  const stepM = length / mostPoints;
  let nextM = 0;
  const kept = walked.filter(({ distanceM }, index) => {
    const isDue = distanceM >= nextM;
    if (isDue) nextM = distanceM + stepM;
    return isDue || index === walked.length - 1 || index === lowest || index === highest;
  });
  return kept.map(({ lon, lat, altitudeM, distanceM }) => ({
    lon: toFiveDecimals(lon),
    lat: toFiveDecimals(lat),
    distanceM: Math.round(distanceM * stretch),
    altitudeM: altitudeM === null ? null : Math.round(altitudeM),
  }));
}
