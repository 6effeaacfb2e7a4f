import type { Poi } from '@parages/contracts/types';

type Place = Poi['place'];

const joined = (parts: readonly (string | null)[], separator: string): string =>
  parts.filter(Boolean).join(separator);

// Some feeds write the town in the street's line too.
const holdsTown = ({ streetAddress, postalCode, locality }: Place): boolean =>
  [postalCode, locality].every(
    (part) => part !== null && (streetAddress ?? '').toLowerCase().includes(part.toLowerCase()),
  );

/** "37000 Tours"; nothing when the street's line says it already. */
export const townLine = (place: Place): string =>
  holdsTown(place) ? '' : joined([place.postalCode, place.locality], ' ');
/** "Guinguette, Tours": what one says to a friend. */
export const shortPlace = ({ name, locality }: Place): string => joined([name, locality], ', ');
/** "Guinguette, 1 quai, 37000 Tours": what a calendar or a maps service is given. */
export const fullPlace = (place: Place): string =>
  joined([place.name, place.streetAddress, townLine(place)], ', ');

/** How one goes there. */
export type TravelMode = 'walking' | 'transit';

/**
 * The way to a place in a maps service, from where the visitor stands; the application opens where there is one. By its coordinates, else
 * by its address, `undefined` when nobody told either.
 */
export function directionsUrl(place: Place, mode?: TravelMode): string | undefined {
  const { position, streetAddress, locality } = place;
  if (position === null && streetAddress === null && locality === null) return undefined;
  const destination = position ? `${position.lat},${position.lon}` : fullPlace(place);
  return `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination, ...(mode && { travelmode: mode }) })}`;
}
