import { limits } from '../limits.ts';

const { west, east, south, north } = limits.bounds;

/** Whether a point is inside the area that the product covers, its edges included. */
export const isCovered = ({ lon, lat }: { lon: number; lat: number }): boolean =>
  lon >= west && lon <= east && lat >= south && lat <= north;
