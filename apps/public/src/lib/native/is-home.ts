/**
 * Whether an address is the home page without query string or fragment: an open map or filters are
 * part of the address, and going back closes them first.
 */
export const isHome = ({
  pathname,
  search,
  hash,
}: Pick<Location, 'pathname' | 'search' | 'hash'>): boolean => pathname + search + hash === '/';
