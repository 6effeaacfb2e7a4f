/**
 * Groups of a list sorted by date, so that long exhibitions do not hide tonight's concerts.
 * Permanent pois are `ongoing`.
 */
export const searchGroups = ['agenda', 'last-days', 'ongoing'] as const;

/** A group's wire value. */
export type SearchGroup = (typeof searchGroups)[number];

/** Sort orders of a list; `date` is the default. */
export const poiSorts = ['date', 'distance', 'newest'] as const;

/** An order's wire value. */
export type PoiSort = (typeof poiSorts)[number];
