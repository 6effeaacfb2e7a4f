/**
 * Why an event is recommended. `interest`, `favorites` and `followed` are about one of its themes;
 * `profile` is about the answers of the visitor's profile.
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

export type ReasonCode = (typeof reasonCodes)[number];
