import { momentOf } from './landing-path.ts';

const withoutTown = (path: string): string =>
  (momentOf(path)?.listPath ?? path).replace(/^\/ville\/[^/]+(?=\/|$)/, '') || '/';

/**
 * Whether a path searches around a place, with filters and a map: home, a theme or the sponsored
 * list, with or without a town, and landing pages.
 */
export const isPlacePage = (path: string): boolean =>
  /^\/($|home$|category\/[^/]+$|promotions(\/|$))/.test(withoutTown(path));

/**
 * The same page without its town and landing time, to search around another place; home for a page
 * without a search.
 */
export const placePageAnywhere = (path: string): string =>
  isPlacePage(path) ? withoutTown(path) : '/';
