import type { Poi } from '@parages/contracts/types';

type Place = Poi['place'];

const joined = (parts: readonly (string | null)[], separator: string): string =>
  parts.filter(Boolean).join(separator);

// Some feeds repeat the town in the street line.
const holdsTown = ({ streetAddress, postalCode, locality }: Place): boolean =>
  [postalCode, locality].every(
    (part) => part !== null && (streetAddress ?? '').toLowerCase().includes(part.toLowerCase()),
  );

/** "37000 Tours"; empty when the street line already contains both, or when both are unknown. */
export const townLine = (place: Place): string =>
  holdsTown(place) ? '' : joined([place.postalCode, place.locality], ' ');
/** "Guinguette, Tours". */
export const shortPlace = ({ name, locality }: Place): string => joined([name, locality], ', ');
/** "Guinguette, 1 quai, 37000 Tours". */
export const fullPlace = (place: Place): string =>
  joined([place.name, place.streetAddress, townLine(place)], ', ');

/** Query string of a search around a place; empty without a position. */
export const nearSearch = ({ position }: Place): string =>
  position ? `?coords=${position.lon},${position.lat}` : '';

export type TravelMode = 'walking' | 'transit';

export function directionsUrl(place: Place, mode?: TravelMode): string | undefined {
  const { position, streetAddress, locality } = place;
  if (position === null && streetAddress === null && locality === null) return undefined;
  const destination = position ? `${position.lat},${position.lon}` : fullPlace(place);
  return `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination, ...(mode && { travelmode: mode }) })}`;
}
