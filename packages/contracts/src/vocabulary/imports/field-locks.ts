/**
 * What an import leaves as it is once it was edited by hand; fields that depend on each other are one.
 * Codes are part of the API: never rename one.
 */
export const fieldLocks = [
  'title',
  'description',
  'capacity',
  'ages',
  'dates',
  'themes',
  'tags',
  'options',
  'features',
  'place',
  'prices',
  'contacts',
  'pictures',
  'tour',
  'state',
] as const;
export type FieldLock = (typeof fieldLocks)[number];
