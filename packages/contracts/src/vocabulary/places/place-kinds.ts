/**
 * The kinds of answers of the place search. `district`: an arrondissement of Paris, Lyon or
 * Marseille. `address` and `station` (of trains) come from the geocoder of the State. `foreign`: a
 * town outside France, which cannot be chosen.
 */
export const placeKinds = [
  'commune',
  'district',
  'department',
  'region',
  'address',
  'station',
  'foreign',
] as const;

export type PlaceKind = (typeof placeKinds)[number];

export const isPlaceKind = (value: string): value is PlaceKind =>
  (placeKinds as readonly string[]).includes(value);
