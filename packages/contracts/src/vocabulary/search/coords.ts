export type LonLat = { lon: number; lat: number };

/** Parses "lon,lat" in degrees; null for anything else and outside ±180 and ±90. */
export function parseCoords(text: string | null | undefined): LonLat | null {
  const parts = (text ?? '').split(',');
  const [lon, lat] = parts.map((part) => (part.trim() === '' ? Number.NaN : Number(part)));
  if (parts.length !== 2 || lon === undefined || lat === undefined) return null;
  return Math.abs(lon) <= 180 && Math.abs(lat) <= 90 ? { lon, lat } : null;
}

export const pathIn = (address: string): string => address.split('?', 1)[0] ?? '';

export const paramsIn = (address: string): URLSearchParams =>
  new URLSearchParams(address.slice(pathIn(address).length));

/** The point in the `coords` parameter of an address; null if absent or invalid. */
export const coordsIn = (address: string): LonLat | null =>
  parseCoords(paramsIn(address).get('coords'));
