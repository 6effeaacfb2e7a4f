/** Favourites links that work without a session: a calendar feed and a shared list. */
export const favoriteLinkKinds = ['calendar', 'share'] as const;

export type FavoriteLinkKind = (typeof favoriteLinkKinds)[number];

/** Value of the date filter that selects favourites without a date. */
export const noDate = 'no-date';
