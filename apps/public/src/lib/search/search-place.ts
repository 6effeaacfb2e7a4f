import type { LonLat } from './filters.search-params.ts';

/**
 * `default`: the position is unknown, and the page shows a choice of towns. The name is null then,
 * when no town is near, and when the look-up of the name failed.
 */
export type SearchPlace = {
  kind: 'town' | 'chosen' | 'device' | 'ip' | 'default';
  name: string | null;
  position: LonLat;
};

type NamedPlace = { name: string | null; position: LonLat };
const isNear = (one: number, other: number): boolean => Math.abs(one - other) < 0.01;

/** The same name within 0.01 degree (about a kilometre) counts as the same place. */
export const isSamePlace = (one: NamedPlace, other: NamedPlace): boolean =>
  one.name === other.name &&
  isNear(one.position.lon, other.position.lon) &&
  isNear(one.position.lat, other.position.lat);

export type PlaceSource = { townSlug: string | undefined; coords: LonLat | null };
