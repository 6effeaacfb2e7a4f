const withoutTown = (path: string): string => path.replace(/^\/ville\/[^/]+(?=\/|$)/, '') || '/';

/** Whether a path shows what is around a place, with the filters and the map: home, a theme, the sponsored list, of a town or not. */
export const isPlacePage = (path: string): boolean => /^\/($|home$|category\/[^/]+$|promotions(\/|$))/.test(withoutTown(path));

/** The same page without its town, as it looks from another place; home for a page that looks from nowhere. */
export const placePageAnywhere = (path: string): string => (isPlacePage(path) ? withoutTown(path) : '/');
