import type { LonLat } from './filters.search-params.ts';

/**
 * The place that a search is around, and its source: the page's town, a manual choice, the device
 * or the IP address. `default`: the position is unknown, and the home page shows a choice of towns.
 * The name is null when no town is near, or the look-up of the name failed.
 */
export type SearchPlace = {
  kind: 'town' | 'chosen' | 'device' | 'ip' | 'default';
  name: string | null;
  position: LonLat;
};

type NamedPlace = { name: string | null; position: LonLat };
const isNear = (one: number, other: number): boolean => Math.abs(one - other) < 0.01;

/** Whether two places have the same name and are at most about a kilometre apart. */
export const isSamePlace = (one: NamedPlace, other: NamedPlace): boolean =>
  one.name === other.name &&
  isNear(one.position.lon, other.position.lon) &&
  isNear(one.position.lat, other.position.lat);

/** The place in a page's address: the town of its path, the coordinates of its query string. */
export type PlaceSource = { townSlug: string | undefined; coords: LonLat | null };
