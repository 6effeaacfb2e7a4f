/**
 * What an import questions in a record that it writes all the same. Codes are part of the API: never
 * rename one.
 *
 * - `address_uncertain`: no sure match for the address; the event is at the centre of its commune.
 * - `address_unanswered`: the geocoder gave no answer; the same place, until the next import.
 * - `address_missing`: the record names a commune alone; the event is at its centre.
 * - `place_unknown`: neither the address nor the commune is known; the event has no position.
 * - `position_outside`: the position is outside France and the place is not; it is left out.
 * - `position_elsewhere`, `postal_code_elsewhere`, `city_elsewhere`: this field contradicts the others
 *   of the place.
 */
export const doubtReasons = [
  'address_uncertain',
  'address_unanswered',
  'address_missing',
  'place_unknown',
  'position_outside',
  'position_elsewhere',
  'postal_code_elsewhere',
  'city_elsewhere',
] as const;
export type DoubtReason = (typeof doubtReasons)[number];

export const isPlaceDoubt = (reason: string): reason is DoubtReason =>
  doubtReasons.some((one) => one === reason);

/** Those that depend on the geocoder: a file has them once its addresses are looked up. */
export const lookedUpDoubts = [
  'address_uncertain',
  'address_unanswered',
  'address_missing',
  'place_unknown',
] as const satisfies readonly DoubtReason[];

export type LookedUpDoubt = (typeof lookedUpDoubts)[number];

export const isLookedUp = (reason: DoubtReason): reason is LookedUpDoubt =>
  lookedUpDoubts.some((one) => one === reason);
