/** A rectangle, in degrees. */
export type Box = { west: number; south: number; east: number; north: number };

/** In degrees: a search reads its rectangle event by event. */
export const largestBox = { width: 5, height: 3.5 };

const perDegree = 10_000;
const written = /^-?\d{1,3}(?:\.\d{1,20})?$/;

const rounded = (degrees: number): number => Math.round(degrees * perDegree) / perDegree || 0;

/** Whether a rectangle is at most `largestBox`, its west is west of its east, its south south of its north. */
export const isSearchableBox = ({ west, south, east, north }: Box): boolean =>
  west < east &&
  south < north &&
  east - west <= largestBox.width &&
  north - south <= largestBox.height;

/**
 * Parses "west,south,east,north" and rounds it to 0.0001 degree, about ten metres. Null for anything
 * else, outside ±180 and ±90, and for a rectangle that `isSearchableBox` refuses.
 */
export function parseBox(text: string): Box | null {
  const parts = text.split(',', 5);
  if (parts.length !== 4 || !parts.every((part) => written.test(part))) return null;
  const [west = 0, south = 0, east = 0, north = 0] = parts.map((part) => rounded(Number(part)));
  const isOnEarth = west >= -180 && east <= 180 && south >= -90 && north <= 90;
  const box = { west, south, east, north };
  return isOnEarth && isSearchableBox(box) ? box : null;
}

export const formatBox = ({ west, south, east, north }: Box): string =>
  `${west},${south},${east},${north}`;

// Larger than any rounding error of a computed degree.
const margin = 1e-6;

const up = (degrees: number): number => Math.ceil(degrees * perDegree - margin) / perDegree || 0;
const down = (degrees: number): number => Math.floor(degrees * perDegree + margin) / perDegree || 0;

/** A visible rectangle as it is searched: rounded inwards and clipped to the earth. */
export const searchedBox = ({ west, south, east, north }: Box): Box => ({
  west: Math.max(up(west), -180),
  south: Math.max(up(south), -90),
  east: Math.min(down(east), 180),
  north: Math.min(down(north), 90),
});

export const middleOf = ({ west, south, east, north }: Box): { lon: number; lat: number } => ({
  lon: (west + east) / 2,
  lat: (south + north) / 2,
});
