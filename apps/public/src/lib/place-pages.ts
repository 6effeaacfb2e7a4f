import { landingTimes } from '@parages/contracts/vocabulary/landing-times';

// The page of a moment, such as this weekend, is that of a list of a town, with its days in the path.
// pattern-ignore: slugs of our own behind anchored parts of a path
const moment = new RegExp(
  `^(/ville/[^/]+(?:/category/[^/]+)?)/(?:${landingTimes.map(({ slug }) => slug).join('|')})/?$`,
);
const withoutTown = (path: string): string =>
  path.replace(moment, '$1').replace(/^\/ville\/[^/]+(?=\/|$)/, '') || '/';

/** Whether a path shows what is around a place, with the filters and the map: home, a theme, the sponsored list, of a town or not; pages of a moment. */
export const isPlacePage = (path: string): boolean =>
  /^\/($|home$|category\/[^/]+$|promotions(\/|$))/.test(withoutTown(path));

/** The same page without its town and its moment, as it looks from another place; home for a page that looks from nowhere. */
export const placePageAnywhere = (path: string): string =>
  isPlacePage(path) ? withoutTown(path) : '/';
