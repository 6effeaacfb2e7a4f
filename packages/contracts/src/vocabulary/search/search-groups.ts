/**
 * Groups of a list sorted by date, so that long exhibitions do not hide tonight's concerts.
 * Permanent pois are `ongoing`.
 */
export const searchGroups = ['agenda', 'last-days', 'ongoing'] as const;

export type SearchGroup = (typeof searchGroups)[number];

export const poiSorts = ['date', 'distance', 'newest'] as const;

export type PoiSort = (typeof poiSorts)[number];
