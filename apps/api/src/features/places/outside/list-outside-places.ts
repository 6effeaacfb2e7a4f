import { isCovered } from '@parages/contracts/vocabulary/places/covered-area';
import { foldWords } from '@parages/contracts/vocabulary/text/fold-text';
import type { FoundPlace, PlaceGeocoder } from '../../../gateways/geocoder/geocoder.ts';
import { isHeldBack } from '../../../platform/outside/ask-sparingly.ts';
import { placeId } from '../place-id.domain.ts';
import type { Place } from '../places.schema.ts';
import type { OutsideKind } from './outside-text.domain.ts';

/**
 * `geocoder` is undefined when none is configured. `onUnreachable` gets the errors of calls, not
 * those of each search during an outage.
 */
export type OutsidePlacesDeps = {
  geocoder: PlaceGeocoder | undefined;
  onUnreachable: (error: unknown) => void;
};

/** `isComplete` is false when the geocoder gave no answer. */
export type OutsidePlaces = { places: Place[]; isComplete: boolean };

// Below, the geocoder proposes something else than the text says.
const minScore = 0.5;

function toPlace(kind: OutsideKind, { code, name, town, postalCode, position }: FoundPlace): Place {
  const isNamed = town === '' || ` ${foldWords(name)} `.includes(` ${foldWords(town)} `);
  const address = [postalCode, town].filter((part) => part !== '').join(' ');
  const isInside = isCovered(position);
  return {
    id: placeId(kind, code),
    kind,
    name: isNamed && kind === 'station' ? name : [name, town].filter(Boolean).join(', '),
    fullName: [name, address].filter(Boolean).join(', '),
    position: isInside ? position : null,
    postalCode: postalCode === '' ? null : postalCode,
    isApproximate: false,
    disabled: !isInside,
    matchedName: null,
  };
}

const isFirst = (place: Place, index: number, places: readonly Place[]): boolean =>
  places.findIndex(({ id }) => id === place.id) === index;

/** The addresses or the stations that the geocoder finds for a text, the best first. */
export const listOutsidePlaces =
  ({ geocoder, onUnreachable }: OutsidePlacesDeps) =>
  async (kind: OutsideKind, text: string): Promise<OutsidePlaces> => {
    if (geocoder === undefined) return { places: [], isComplete: true };
    const find = kind === 'address' ? geocoder.findAddresses : geocoder.findStations;
    try {
      const found = (await find(text)).filter(({ score }) => score >= minScore);
      return { places: found.map((one) => toPlace(kind, one)).filter(isFirst), isComplete: true };
    } catch (error) {
      if (!isHeldBack(error)) onUnreachable(error);
      return { places: [], isComplete: false };
    }
  };
