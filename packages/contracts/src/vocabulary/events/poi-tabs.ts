/**
 * The tabs of an event's editor. `categories`, `dates`, `place`, `prices`, `images` and `contacts`
 * are also the steps of a creation.
 */
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
