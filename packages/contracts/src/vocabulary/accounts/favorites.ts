/** Favourites links that work without a session: a calendar feed and a shared list. */
export const favoriteLinkKinds = ['calendar', 'share'] as const;

/** Wire value of a kind of favourites link. */
export type FavoriteLinkKind = (typeof favoriteLinkKinds)[number];

/** Value of the date filter that selects favourites without a date. */
export const noDate = 'no-date';
