/** The tabs of an event's editor. */
export const poiTabs = [
  'categories',
  'dates',
  'place',
  'prices',
  'images',
  'contacts',
  'traces',
  'campaigns',
] as const;

export type PoiTab = (typeof poiTabs)[number];
