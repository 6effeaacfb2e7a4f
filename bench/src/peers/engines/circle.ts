import { earthRadiusM } from '@parages/contracts/vocabulary/places/sphere';

type Box = { west: number; east: number; south: number; north: number };

export const firstReachM = 2000;

// Each next circle is expected to hold a few more than the wanted ones, at the density found so far.
const spare = 5;
const margin = 1.2;
const leastGrowth = 1.5;
const mostGrowth = 6;
const roundingDegrees = 1e-7;

/** The next circle to read when one holds too few pois; the statement of the product grows alike. */
export const nextReach = (reachM: number, found: number, wanted: number): number =>
  reachM *
  Math.max(leastGrowth, Math.min(mostGrowth, margin * Math.sqrt((wanted + spare) / (found + 0.5))));

const toDegrees = (radians: number): number => (radians * 180) / Math.PI;

/** The degrees that a circle touches. It must not contain a pole. */
export function boxAround(lon: number, lat: number, reachM: number): Box {
  const angle = reachM / earthRadiusM;
  const tall = toDegrees(angle) + roundingDegrees;
  const cosine = Math.cos((lat * Math.PI) / 180);
  const wide = toDegrees(Math.asin(Math.min(1, Math.sin(angle) / cosine))) + roundingDegrees;
  return { west: lon - wide, east: lon + wide, south: lat - tall, north: lat + tall };
}
