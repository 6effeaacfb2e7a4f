import type { Box } from '@parages/contracts/vocabulary/search/bbox';
import type { LonLat } from './filters.search-params.ts';

type NamedPlace = { name: string | null; position: LonLat };

/** The name is null when no town is near, and when the look-up of the name failed. */
export type KnownPlace = NamedPlace & { kind: 'town' | 'chosen' | 'device' | 'ip' };

/**
 * `nowhere`: the position is unknown, the page shows a choice of towns, and its lists are those of
 * the whole country. `area`: the page searches a rectangle of the map.
 */
export type SearchPlace =
  | KnownPlace
  | { kind: 'nowhere'; name: null; position: null }
  | { kind: 'area'; name: null; position: null; box: Box };

export const areaPlace = (box: Box): SearchPlace => ({
  kind: 'area',
  name: null,
  position: null,
  box,
});

const isNear = (one: number, other: number): boolean => Math.abs(one - other) < 0.01;

/** The same name within 0.01 degree (about a kilometre) counts as the same place. */
export const isSamePlace = (one: NamedPlace, other: NamedPlace): boolean =>
  one.name === other.name &&
  isNear(one.position.lon, other.position.lon) &&
  isNear(one.position.lat, other.position.lat);

export type PlaceSource = { townSlug: string | undefined; coords: LonLat | null };

/** Of the button "Utiliser ma position": `ask` does what a press of it does. */
export type AroundMeHandle = { ask: () => void };
