/** Going back from `/#carte` closes the map, so that this address is not the home page. */
export const isHome = ({
  pathname,
  search,
  hash,
}: Pick<Location, 'pathname' | 'search' | 'hash'>): boolean => pathname + search + hash === '/';
