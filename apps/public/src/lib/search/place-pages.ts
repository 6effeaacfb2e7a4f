import { momentOf } from './landing-path.ts';

const withoutTown = (path: string): string =>
  (momentOf(path)?.listPath ?? path).replace(/^\/ville\/[^/]+(?=\/|$)/, '') || '/';

/** A place page searches around a place, with filters and a map. */
export const isPlacePage = (path: string): boolean =>
  /^\/($|home$|category\/[^/]+$|promotions(\/|$))/.test(withoutTown(path));

export const placePageAnywhere = (path: string): string =>
  isPlacePage(path) ? withoutTown(path) : '/';
