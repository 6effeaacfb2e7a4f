import { coordsIn } from '@parages/contracts/vocabulary/search/coords';
import { isPlacePath } from '@parages/contracts/vocabulary/search/place-pages';
import { momentOf } from './landing-path.ts';

const withoutTown = (path: string): string =>
  (momentOf(path)?.listPath ?? path).replace(/^\/ville\/[^/]+(?=\/|$)/, '') || '/';

/** A place page searches around a place, with filters and a map. */
export const isPlacePage = (path: string): boolean => isPlacePath(withoutTown(path));

export const placePageAnywhere = (path: string): string =>
  isPlacePage(path) ? withoutTown(path) : '/';

/** The list of all themes, of a town or around a place. Searches a text. */
export const searchPath = (townSlug: string | undefined): string =>
  townSlug === undefined ? '/recherche' : `/ville/${townSlug}/recherche`;

/**
 * Query string with the place of a page's query string alone, for links that keep the place; empty
 * without one.
 */
export function placeSearch(search: string): string {
  const coords = coordsIn(search);
  return coords ? `?coords=${coords.lon},${coords.lat}` : '';
}
