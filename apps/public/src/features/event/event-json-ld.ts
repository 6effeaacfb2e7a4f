import type { Poi } from '@parages/contracts/types';
import { datesToShow } from './event-times.ts';

const statuses = { scheduled: 'EventScheduled', cancelled: 'EventCancelled', postponed: 'EventPostponed', full: 'EventScheduled' } as const;
const kinds = { event: 'Event', place: 'TouristAttraction' } as const;

// schema.org wants an offset; a day alone is allowed and never wrong.
const moment = (day: string, time: string | null): string => (time === null ? day : `${day}T${time}`);

function location({ place, label }: Poi): object {
  return {
    '@type': 'Place',
    name: place.name ?? place.locality ?? label,
    address: {
      '@type': 'PostalAddress',
      ...(place.streetAddress && { streetAddress: place.streetAddress }),
      ...(place.postalCode && { postalCode: place.postalCode }),
      ...(place.locality && { addressLocality: place.locality }),
      addressCountry: 'FR',
    },
    ...(place.position && { geo: { '@type': 'GeoCoordinates', latitude: place.position.lat, longitude: place.position.lon } }),
  };
}

/** What search engines read: an Event with its next date, or a place when it has none. */
export function eventJsonLd(poi: Poi, { url, image }: { url: string; image: string }): object {
  const [next] = datesToShow(poi);
  const common = {
    '@context': 'https://schema.org',
    name: poi.label,
    url,
    image: [image],
    ...(poi.description && { description: poi.description.slice(0, 500) }),
  };
  if (!next) return { ...common, '@type': kinds.place, address: (location(poi) as { address: object }).address };
  return {
    ...common,
    '@type': kinds.event,
    startDate: moment(next.startDate, next.startTime),
    endDate: moment(next.endDate, next.endTime),
    eventStatus: `https://schema.org/${statuses[poi.liveState]}`,
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: location(poi),
    ...(poi.organizerName && { organizer: { '@type': 'Organization', name: poi.organizerName } }),
    ...(poi.isFree && { isAccessibleForFree: true }),
    ...(poi.minPriceCents !== null && {
      offers: {
        '@type': 'Offer',
        price: (poi.minPriceCents / 100).toFixed(2),
        priceCurrency: 'EUR',
        url,
        availability: `https://schema.org/${poi.liveState === 'full' ? 'SoldOut' : 'InStock'}`,
      },
    }),
  };
}
