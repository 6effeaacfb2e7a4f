/** Whether an address is the home page without a map or filters, which going back would close. */
export const isHome = ({
  pathname,
  search,
  hash,
}: Pick<Location, 'pathname' | 'search' | 'hash'>): boolean => pathname + search + hash === '/';
