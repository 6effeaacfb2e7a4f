import type { ReusableContent } from '@parages/contracts/types';

export type Venue = ReusableContent['venues'][number];

/** The name and the address of a venue, as a list shows them. */
export function venueItem({ name, streetAddress, postalCode, locality }: Venue): {
  name: string;
  detail: string;
} {
  const town = [postalCode, locality].filter(Boolean).join(' ');
  const [first = '', ...rest] = [name, streetAddress, town].filter(Boolean);
  return { name: first ?? '', detail: rest.join(', ') };
}
