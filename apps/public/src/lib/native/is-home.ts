/**
 * `/#carte` is not the home page: going back from it closes the map. The address of the home page
 * may have a place (`coords`).
 */
export const isHome = ({
  pathname,
  search,
  hash,
}: Pick<Location, 'pathname' | 'search' | 'hash'>): boolean =>
  pathname + hash === '/' && /^(?:\?coords=[^&]*)?$/.test(search);
