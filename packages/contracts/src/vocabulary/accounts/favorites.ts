/** The addresses of one's favourites that need no session: a feed for calendars, a list to read. */
export const favoriteLinkKinds = ['calendar', 'share'] as const;

/** A link's wire value. */
export type FavoriteLinkKind = (typeof favoriteLinkKinds)[number];

/** Stands for days in the filter of the favourites: those that have none. */
export const noDate = 'no-date';
