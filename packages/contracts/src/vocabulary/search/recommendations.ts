/**
 * Why an event is recommended: an interest, favourites of a theme, a followed theme, the visitor's
 * profile (with whom the visitor goes out, age), or the event's distance, date or popularity.
 */
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
