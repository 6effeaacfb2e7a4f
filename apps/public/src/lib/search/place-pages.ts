import { momentOf } from './landing-path.ts';

const withoutTown = (path: string): string =>
  (momentOf(path)?.listPath ?? path).replace(/^\/ville\/[^/]+(?=\/|$)/, '') || '/';

/** Whether a path shows what is around a place, with the filters and the map: home, a theme, the sponsored list, of a town or not; pages of a moment. */
export const isPlacePage = (path: string): boolean =>
  /^\/($|home$|category\/[^/]+$|promotions(\/|$))/.test(withoutTown(path));

/** The same page without its town and its moment, as it looks from another place; home for a page that looks from nowhere. */
export const placePageAnywhere = (path: string): string =>
  isPlacePage(path) ? withoutTown(path) : '/';
