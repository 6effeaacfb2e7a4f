import type { Organiser, Venue } from '@parages/contracts/types';
import { hostPath } from '@parages/contracts/vocabulary/accounts/host-kinds';
import { safeUrl } from '../../lib/web-address.ts';

const context = 'https://schema.org';

export const venueData = (origin: string, venue: Venue): object => ({
  '@context': context,
  '@type': 'Place',
  name: venue.name,
  url: `${origin}${hostPath('venue', venue.slug)}`,
  address: {
    '@type': 'PostalAddress',
    ...(venue.streetAddress && { streetAddress: venue.streetAddress }),
    ...(venue.postalCode && { postalCode: venue.postalCode }),
    addressLocality: venue.locality,
    addressCountry: 'FR',
  },
  geo: {
    '@type': 'GeoCoordinates',
    latitude: venue.position.lat,
    longitude: venue.position.lon,
  },
});

export function organiserData(origin: string, organiser: Organiser): object {
  const website = organiser.website === null ? undefined : safeUrl(organiser.website);
  return {
    '@context': context,
    '@type': 'Organization',
    name: organiser.name,
    url: `${origin}${hostPath('organiser', organiser.slug)}`,
    ...(organiser.description && { description: organiser.description }),
    ...(organiser.logoId && { logo: `${origin}/mediafile/${organiser.logoId}` }),
    ...(website && { sameAs: [website] }),
    ...(organiser.locality && {
      address: {
        '@type': 'PostalAddress',
        addressLocality: organiser.locality,
        addressCountry: 'FR',
      },
    }),
  };
}
