/** A null part is unknown. */
export type Address = {
  name: string | null;
  streetAddress: string | null;
  postalCode: string | null;
  locality: string | null;
  position: { lon: number; lat: number } | null;
};

const joined = (parts: readonly (string | null)[], separator: string): string =>
  parts.filter(Boolean).join(separator);

// Some feeds repeat the town in the street line.
const holdsTown = ({ streetAddress, postalCode, locality }: Address): boolean =>
  [postalCode, locality].every(
    (part) => part !== null && (streetAddress ?? '').toLowerCase().includes(part.toLowerCase()),
  );

/** "37000 Tours"; empty when the street line already contains both, or when both are unknown. */
export const townLine = (address: Address): string =>
  holdsTown(address) ? '' : joined([address.postalCode, address.locality], ' ');
/** "Guinguette, Tours". */
export const shortPlace = ({ name, locality }: Address): string => joined([name, locality], ', ');
/** "1 quai, 37000 Tours". */
export const streetAndTown = (address: Address): string =>
  joined([address.streetAddress, townLine(address)], ', ');
/** "Guinguette, 1 quai, 37000 Tours". */
export const fullPlace = (address: Address): string =>
  joined([address.name, streetAndTown(address)], ', ');

/** Query string of a search around a place; empty without a position. */
export const nearSearch = ({ position }: Address): string =>
  position ? `?coords=${position.lon},${position.lat}` : '';

export type TravelMode = 'walking' | 'transit';

export function directionsUrl(address: Address, mode?: TravelMode): string | undefined {
  const { position, streetAddress, locality } = address;
  if (position === null && streetAddress === null && locality === null) return undefined;
  const destination = position ? `${position.lat},${position.lon}` : fullPlace(address);
  return `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination, ...(mode && { travelmode: mode }) })}`;
}
