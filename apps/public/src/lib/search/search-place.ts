import type { LonLat } from './filters.search-params.ts';

/**
 * Where a search looks from, and how it is known: the town of the page, a place chosen by hand, the device, the network's address.
 * `default` stands for nowhere in particular: the visitor is asked to choose. The name is null when nobody lives near enough to give one.
 */
export type SearchPlace = {
  kind: 'town' | 'chosen' | 'device' | 'ip' | 'default';
  name: string | null;
  position: LonLat;
};

type NamedPlace = { name: string | null; position: LonLat };
const isNear = (one: number, other: number): boolean => Math.abs(one - other) < 0.01;

/** Whether two places have one name and lie about a kilometre apart at most. */
export const isSamePlace = (one: NamedPlace, other: NamedPlace): boolean =>
  one.name === other.name &&
  isNear(one.position.lon, other.position.lon) &&
  isNear(one.position.lat, other.position.lat);

/** What the address of a page says of its place: the town of its path, the coordinates of its query string. */
export type PlaceSource = { townSlug: string | undefined; coords: LonLat | null };
