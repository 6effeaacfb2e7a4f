/**
 * Going back from `/#carte` closes the map, so that this address is not the home page. The address
 * of the home page may have a place.
 */
export const isHome = ({
  pathname,
  search,
  hash,
}: Pick<Location, 'pathname' | 'search' | 'hash'>): boolean =>
  pathname + hash === '/' && /^(?:\?coords=[^&]*)?$/.test(search);
