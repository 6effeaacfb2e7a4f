import type { Poi } from '@parages/contracts/types';
import { stateOfDate } from '@parages/contracts/vocabulary/events/live-states';
import { toOccurrence, toOffsetDateTime } from '@parages/contracts/vocabulary/events/occurrences';
import { schemaStatusOf } from '@parages/contracts/vocabulary/site/schema-status';
import type { Theme } from '@parages/contracts/vocabulary/themes/themes';
import { safeUrl } from '../../lib/web-address.ts';
import { datesToShow, nextOf, type Period } from './event-times.ts';

const schema = 'https://schema.org';
const startOf = ({ startDate, startTime }: Pick<Period, 'startDate' | 'startTime'>): string =>
  startTime === null ? startDate : toOffsetDateTime({ day: startDate, time: startTime });

const longestDescription = 5000;
// A cut inside a surrogate pair leaves no text.
const halfPair = /[\ud800-\udbff]$/;

const kinds: Partial<Record<Theme, string>> = {
  concerts: 'MusicEvent',
  theatre: 'TheaterEvent',
  expositions: 'ExhibitionEvent',
  cinema: 'ScreeningEvent',
  degustations: 'FoodEvent',
  sports: 'SportsEvent',
  famille: 'ChildrensEvent',
  conference: 'EducationEvent',
  fetes: 'Festival',
};

type Links = { url: string; image: string };

const address = ({ place }: Poi): object => ({
  '@type': 'PostalAddress',
  ...(place.streetAddress && { streetAddress: place.streetAddress }),
  ...(place.postalCode && { postalCode: place.postalCode }),
  ...(place.locality && { addressLocality: place.locality }),
  addressCountry: 'FR',
});
const geo = ({ place: { position } }: Poi): object =>
  position
    ? { geo: { '@type': 'GeoCoordinates', latitude: position.lat, longitude: position.lon } }
    : {};

const location = (poi: Poi): object => ({
  '@type': 'Place',
  name: poi.place.name ?? poi.place.locality ?? poi.label,
  address: address(poi),
  ...geo(poi),
  ...(poi.allowedPerson !== null && { maximumAttendeeCapacity: poi.allowedPerson }),
});

function when(period: Period): { startDate: string; endDate?: string } {
  const occurrence = toOccurrence(period);
  if (occurrence.kind === 'days')
    return { startDate: occurrence.firstDay, endDate: occurrence.lastDay };
  const { start, end } = occurrence;
  return { startDate: toOffsetDateTime(start), ...(end && { endDate: toOffsetDateTime(end) }) };
}

const euros = (cents: number): string => (cents / 100).toFixed(2);

function offers(poi: Poi, next: Period, url: string): object[] {
  const { prices, isFree, minPriceCents, isPast, publishedAt } = poi;
  const common = {
    '@type': 'Offer',
    priceCurrency: 'EUR',
    url,
    ...(!isPast && {
      availability: `${schema}/${stateOfDate(poi, next) === 'full' ? 'SoldOut' : 'InStock'}`,
    }),
    ...(publishedAt && { validFrom: publishedAt }),
  };
  if (isFree) return [{ ...common, price: '0' }];
  const priced = prices.filter((price) => price.minPriceCents !== null);
  if (priced.length > 0)
    return priced.map((price) => ({
      ...common,
      ...(price.label && { name: price.label }),
      price: euros(price.minPriceCents ?? 0),
    }));
  return minPriceCents === null ? [] : [{ ...common, price: euros(minPriceCents) }];
}

const organizer = ({ organizerName, contacts }: Poi): object => {
  if (organizerName === null) return {};
  const site = contacts
    .filter(({ type }) => type === 'owner')
    .flatMap(({ websites }) => websites)[0];
  const url = site === undefined ? undefined : safeUrl(site);
  return { organizer: { '@type': 'Organization', name: organizerName, ...(url && { url }) } };
};

export function eventJsonLd(poi: Poi, { url, image }: Links): object {
  const periods = datesToShow(poi);
  const next = nextOf(periods);
  const common = {
    '@context': schema,
    name: poi.label,
    url,
    image: [image],
    ...(poi.description && {
      description: poi.description.slice(0, longestDescription).replace(halfPair, ''),
    }),
  };
  if (!next)
    return {
      ...common,
      '@type': 'TouristAttraction',
      address: address(poi),
      ...geo(poi),
      ...(poi.isFree && { isAccessibleForFree: true }),
    };
  const where = location(poi);
  const dated = (period: Period): object => ({
    ...when(period),
    eventStatus: schemaStatusOf(poi, period),
    ...(period.movedFrom && { previousStartDate: startOf(period.movedFrom) }),
    eventAttendanceMode: `${schema}/OfflineEventAttendanceMode`,
    location: where,
  });
  const kind = (poi.theme && kinds[poi.theme]) ?? 'Event';
  const prices = offers(poi, next, url);
  return {
    ...common,
    '@type': kind,
    ...dated(next),
    ...organizer(poi),
    ...(poi.isFree && { isAccessibleForFree: true }),
    ...(prices.length > 0 && { offers: prices }),
    ...(periods.length > 1 && {
      subEvent: periods.map((period) => ({
        '@type': kind,
        name: poi.label,
        url,
        ...dated(period),
      })),
    }),
  };
}
