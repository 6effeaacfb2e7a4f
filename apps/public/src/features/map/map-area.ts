import type { PoiMap } from '@parages/contracts/types';
import { limits } from '@parages/contracts/vocabulary/limits';
import { metresBetween, toRadians } from '@parages/contracts/vocabulary/places/sphere';
import { type Box, middleOf } from '@parages/contracts/vocabulary/search/bbox';
import {
  type FilterQuery,
  type Filters,
  toFilterQuery,
} from '@parages/contracts/vocabulary/search/page-filters';
import type { Theme } from '@parages/contracts/vocabulary/themes/themes';
import { type LonLat, nearestRadiusStep } from '../../lib/search/filters.search-params.ts';

export type View = { centre: LonLat; zoom: number; box: Box };

export type MapQuery = Box &
  FilterQuery & {
    zoom: number;
    lon?: number;
    lat?: number;
    distanceKm?: number;
    theme?: Theme;
  };

/**
 * Searches the rectangle `box`, else around the place, else the whole country. `only` contains the
 * events to show, when the page already has all of them.
 */
export type MapSearch = {
  place: LonLat | null;
  box?: Box | null;
  filters: Filters;
  theme?: Theme;
  only?: PoiMap['points'];
};

/** `kind`: what is searched, and drawn. `zoom` shows it; that of a rectangle is an estimate. */
export type Area = { centre: LonLat; zoom: number; box: Box } & (
  | { kind: 'circle'; radiusKm: number }
  | { kind: 'box' | 'country' }
);

const { steps, zooms, defaultKm } = limits.radius;
const kmPerDegree = 111.195;

export const zoomOf = (distanceKm: number): number =>
  zooms[(steps as readonly number[]).indexOf(nearestRadiusStep(distanceKm))] ??
  zooms[steps.indexOf(defaultKm)] ??
  0;

/** The radius as it is searched and drawn: 0 means 1 km. */
const searchedKm = (distanceKm: number): number => (distanceKm === 0 ? 1 : distanceKm);

export const kmBetween = (one: LonLat, other: LonLat): number => metresBetween(one, other) / 1000;

export function boxAround({ lon, lat }: LonLat, radiusKm: number): Box {
  const height = radiusKm / kmPerDegree;
  const width = height / Math.max(Math.cos(toRadians(lat)), 0.01);
  return {
    west: Math.max(lon - width, -180),
    south: Math.max(lat - height, -90),
    east: Math.min(lon + width, 180),
    north: Math.min(lat + height, 90),
  };
}

/** As Leaflet wants them. */
export const cornersOf = ({ west, south, east, north }: Box): [number, number][] => [
  [south, west],
  [north, east],
];

export function intersect(one: Box, other: Box): Box | undefined {
  const west = Math.max(one.west, other.west);
  const east = Math.min(one.east, other.east);
  const south = Math.max(one.south, other.south);
  const north = Math.min(one.north, other.north);
  return west < east && south < north ? { west, south, east, north } : undefined;
}

// Rounds outwards to hundredths of a degree, so that the query after a tiny movement is often the
// same and already cached.
const outwards = ({ west, south, east, north }: Box): Box => ({
  west: Math.floor(west * 100) / 100,
  south: Math.floor(south * 100) / 100,
  east: Math.ceil(east * 100) / 100,
  north: Math.ceil(north * 100) / 100,
});

export const holds = ({ west, south, east, north }: Box, { lon, lat }: LonLat): boolean =>
  lon >= west && lon <= east && lat >= south && lat <= north;

// Shows the whole country on a phone.
const countryZoom = 5;
const closestZoom = 18;
const { bounds } = limits;

// At zoom 0, 256 pixels show 360 degrees; the map is about twice as wide.
const zoomOfBox = ({ west, east }: Box): number =>
  Math.min(Math.max(Math.floor(Math.log2(720 / (east - west))), countryZoom), closestZoom);

/** The searched area; its box is rounded outwards around a circle. */
export function areaOf({ place, box: searched, filters: { distanceKm } }: MapSearch): Area {
  if (searched)
    return { kind: 'box', centre: middleOf(searched), zoom: zoomOfBox(searched), box: searched };
  if (place === null)
    return { kind: 'country', centre: middleOf(bounds), zoom: countryZoom, box: bounds };
  const radiusKm = searchedKm(distanceKm);
  const box = outwards(boxAround(place, radiusKm));
  return { kind: 'circle', centre: place, zoom: zoomOf(distanceKm), box, radiusKm };
}

/**
 * Moving the map does not move the search: a closer view outside the searched area has no query.
 */
export function queryOf(search: MapSearch, view: View): MapQuery | undefined {
  const { filters, theme } = search;
  const searched = areaOf(search);
  const isCloser = searched.kind === 'box' || view.zoom > searched.zoom;
  const box = isCloser ? intersect(searched.box, outwards(view.box)) : searched.box;
  return (
    box && {
      ...box,
      zoom: view.zoom,
      ...(searched.kind === 'circle' && {
        ...searched.centre,
        distanceKm: filters.distanceKm,
      }),
      ...(theme && { theme }),
      ...toFilterQuery(filters),
    }
  );
}

// Share of the visible width or height beyond which a movement makes the map offer a new search.
const movedShare = 0.2;

export function hasMoved(
  settled: { centre: LonLat; zoom: number },
  { centre, zoom, box }: View,
): boolean {
  const across = Math.abs(centre.lon - settled.centre.lon) / (box.east - box.west);
  const along = Math.abs(centre.lat - settled.centre.lat) / (box.north - box.south);
  return zoom !== settled.zoom || Math.max(across, along) > movedShare;
}
