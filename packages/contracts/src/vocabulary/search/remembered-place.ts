import { coordsIn, type LonLat, paramsIn, parseCoords, pathIn } from './coords.ts';
import { isPlacePath } from './place-pages.ts';

/**
 * The cookie with the place that the visitor last chose. Its value is "lon,lat", rounded to 0.01
 * degree: about a kilometre.
 */
export const rememberedPlaceCookie = 'parages-place';

const hundredth = (degrees: number): number => Math.round(degrees * 100) / 100;

export const formatRememberedPlace = ({ lon, lat }: LonLat): string =>
  `${hundredth(lon)},${hundredth(lat)}`;

// Bounds the text before it is read: the cookie comes from the browser.
const writtenPlace = /^-?\d{1,3}(?:\.\d{1,2})?,-?\d{1,2}(?:\.\d{1,2})?$/;

/** Null for another format than that of `formatRememberedPlace`, and for impossible degrees. */
export const parseRememberedPlace = (value: string | undefined): LonLat | null =>
  value !== undefined && writtenPlace.test(value) ? parseCoords(value) : null;

/**
 * The address (path and query string) of a page with a place added as `coords`. Undefined if the
 * page does not search around a place, has one already, or has `place`, which the form for browsers
 * without scripts sends.
 */
export function placedPath(address: string, place: LonLat): string | undefined {
  const path = pathIn(address);
  const params = paramsIn(address);
  if (!isPlacePath(path) || params.has('place') || coordsIn(address)) return undefined;
  params.set('coords', formatRememberedPlace(place));
  return `${path}?${params.toString().replaceAll('%2C', ',')}`;
}

// An event under a town's path is not a page of the town: its visitor chose the event.
const townPath = /^\/ville\/([\w-]+)(?:\/(?!evenement\/)|$)/;

/**
 * The slug of the town that a visitor chooses by opening an address: its page, or its step of
 * `/commencez`. Undefined without one; a town may not have the slug.
 */
export function chosenTownSlug(address: string): string | undefined {
  const path = pathIn(address);
  return path === '/commencez'
    ? (paramsIn(address).get('ville') ?? undefined)
    : townPath.exec(path)?.[1];
}
