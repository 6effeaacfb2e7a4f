type LonLat = { lon: number; lat: number };

/** Mean radius of the earth, in metres; the database uses the same sphere. */
export const earthRadiusM = 6_371_008.7714;

export const toRadians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Great-circle distance between two points, in metres. */
export function metresBetween(one: LonLat, other: LonLat): number {
  const rise = Math.sin(toRadians(other.lat - one.lat) / 2) ** 2;
  const run = Math.sin(toRadians(other.lon - one.lon) / 2) ** 2;
  return (
    2 *
    earthRadiusM *
    Math.asin(Math.sqrt(rise + Math.cos(toRadians(one.lat)) * Math.cos(toRadians(other.lat)) * run))
  );
}
