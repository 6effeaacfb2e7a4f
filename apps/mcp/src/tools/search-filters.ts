import {
  type PriceCeiling,
  priceCeilings,
} from '@parages/contracts/vocabulary/search/search-traits';

type Priced = { isFree: boolean; minPriceCents: number | null };

/** The lowest ceiling of the API that lets every event at `euros` through; none above 30. */
export const ceilingFor = (euros: number): `${PriceCeiling}` | undefined => {
  const ceiling = priceCeilings.find((one) => one >= euros);
  return ceiling === undefined ? undefined : `${ceiling}`;
};

/** Whether one pays at most `euros`. An event without a known price does not match. */
export const isWithinPrice = ({ isFree, minPriceCents }: Priced, euros: number): boolean =>
  isFree || (minPriceCents !== null && minPriceCents <= Math.round(euros * 100));

/** "Saturday 2027-06-12", so that an agent notices a wrong day. */
export function weekdayOf(day: string): string {
  const name = new Intl.DateTimeFormat('en-GB', { weekday: 'long', timeZone: 'UTC' });
  return `${name.format(new Date(`${day}T00:00:00Z`))} ${day}`;
}
