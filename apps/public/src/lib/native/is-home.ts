/** Whether an address is that of home and nothing else: a map or filters over it are something to go back from. */
export const isHome = ({
  pathname,
  search,
  hash,
}: Pick<Location, 'pathname' | 'search' | 'hash'>): boolean => pathname + search + hash === '/';
