/** Why something is recommended: an interest, favourites of a theme, a theme one follows, company or age, or where, when and how well it is. */
export const reasonCodes = [
  'interest',
  'favorites',
  'followed',
  'profile',
  'near',
  'soon',
  'popular',
] as const;

/** A reason's wire value. */
export type ReasonCode = (typeof reasonCodes)[number];
