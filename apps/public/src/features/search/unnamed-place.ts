import type { SearchPlace } from '../../lib/search/search-place.ts';

const unknown = { nowhere: 'choosePlace', area: 'area' } as const;

/** The key of the words for a place without a name; `known` is that of a known position. */
export const unnamedPlace = <Key extends string>(place: SearchPlace, known: Key) =>
  place.position === null ? unknown[place.kind] : known;
