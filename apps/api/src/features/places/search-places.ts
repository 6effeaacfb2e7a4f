import { type PlaceKind, placeKinds } from '@parages/contracts/vocabulary/places/place-kinds';
import { guessPlaces } from './guess-places.ts';
import { levelsOf, listNamedPlaces } from './list-named-places.ts';
import {
  listOutsidePlaces,
  type OutsidePlaces,
  type OutsidePlacesDeps,
} from './outside/list-outside-places.ts';
import {
  hasOutsideName,
  type OutsideKind,
  readOutsideText,
  readTownOfOutside,
} from './outside/outside-text.domain.ts';
import type { PlacesRepository } from './places.repository.ts';
import type { Place } from './places.schema.ts';

/** `mayAsk` counts a question to the geocoder for a caller, and refuses it beyond the limit. */
export type SearchPlacesDeps = OutsidePlacesDeps & {
  places: PlacesRepository;
  mayAsk: (caller: string) => boolean;
};

/** `caller`: the IP address, whose questions to the geocoder are counted. */
export type PlaceSearch = {
  text: string;
  kinds?: readonly PlaceKind[] | undefined;
  caller: string;
};

/** `isComplete` is false when the geocoder was to be asked and gave no answer. */
export type FoundPlaces = { items: Place[]; isComplete: boolean };

const suggestionCount = 8;

/**
 * At most 8 places, the best first: those with the name, then what the geocoder finds for the text
 * of an address or a station, else the town of that text, else names like the text, else any
 * address. Asks the geocoder once at most.
 */
export function searchPlaces({ places, mayAsk, ...outside }: SearchPlacesDeps) {
  const listNamed = listNamedPlaces({ places, count: suggestionCount });
  const listOutside = listOutsidePlaces(outside);

  const ask = async (kind: OutsideKind, { text, caller }: PlaceSearch): Promise<OutsidePlaces> =>
    outside.geocoder === undefined || mayAsk(caller)
      ? listOutside(kind, text)
      : { places: [], isComplete: false };

  const listAround = async (kind: OutsideKind, text: string, kinds: readonly PlaceKind[]) => {
    const town = readTownOfOutside(text, kind);
    return town === undefined ? [] : listNamed(town, kinds);
  };

  async function searchKinds(
    search: PlaceSearch,
    kinds: readonly PlaceKind[],
  ): Promise<FoundPlaces> {
    const { text } = search;
    const named = await listNamed(text, kinds);
    const read = readOutsideText(text);
    const kind = read !== undefined && kinds.includes(read) ? read : undefined;
    if (kind === undefined && named.length > 0) return { items: named, isComplete: true };
    const { places: found, isComplete } =
      kind === undefined ? { places: [], isComplete: true } : await ask(kind, search);
    const both = [...named, ...found];
    if (both.length > 0) return { items: both, isComplete };
    const around = kind === undefined ? [] : await listAround(kind, text, kinds);
    if (around.length > 0) return { items: around, isComplete };
    const guessed = await guessPlaces({ places })(text, kinds.includes('commune'), levelsOf(kinds));
    const isUnknown = guessed.length === 0 && read === undefined && hasOutsideName(text);
    if (!isUnknown || !kinds.includes('address')) return { items: guessed, isComplete };
    const last = await ask('address', search);
    return { items: last.places, isComplete: last.isComplete };
  }

  return async (search: PlaceSearch): Promise<FoundPlaces> => {
    const kinds = search.kinds ?? placeKinds;
    const { items, isComplete } = await searchKinds(search, kinds);
    const wanted = items.filter(({ kind }) => kinds.includes(kind)).slice(0, suggestionCount);
    return { items: wanted, isComplete };
  };
}
