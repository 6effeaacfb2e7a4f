/** How a list by date is cut, so that a long exhibition never drowns tonight's concert. Permanent pois are `ongoing`. */
export const searchGroups = ['agenda', 'last-days', 'ongoing'] as const;

/** A group's wire value. */
export type SearchGroup = (typeof searchGroups)[number];

/** The orders of a list; `date` is the default. */
export const poiSorts = ['date', 'distance', 'newest'] as const;

/** An order's wire value. */
export type PoiSort = (typeof poiSorts)[number];
