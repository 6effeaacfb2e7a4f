/**
 * Query parameters of the filters. Apart from the code that reads them: every page needs the names,
 * to know whether its address filters.
 */
export const filterNames = [
  'q',
  'opts',
  'dates',
  'price',
  'age',
  'part',
  'coords',
  'dist',
  'bbox',
] as const;
