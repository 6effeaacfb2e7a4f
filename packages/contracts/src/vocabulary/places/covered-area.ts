import { limits } from '../limits.ts';

const { west, east, south, north } = limits.bounds;

/** Whether a point is within the rectangle `limits.bounds`, edges included. */
export const isCovered = ({ lon, lat }: { lon: number; lat: number }): boolean =>
  lon >= west && lon <= east && lat >= south && lat <= north;
