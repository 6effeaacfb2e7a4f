import type { LonLat } from '../../../lib/search/filters.search-params.ts';

/** Clockwise from the north, in steps of 45°. */
const directions = [
  'north',
  'northEast',
  'east',
  'southEast',
  'south',
  'southWest',
  'west',
  'northWest',
] as const;
export type Direction = (typeof directions)[number];

export function directionOf(from: LonLat, to: LonLat): Direction {
  const east = (to.lon - from.lon) * Math.cos((from.lat * Math.PI) / 180);
  const turn = Math.atan2(east, to.lat - from.lat) / (2 * Math.PI);
  return (
    directions[(Math.round(turn * directions.length) + directions.length) % directions.length] ??
    'north'
  );
}
