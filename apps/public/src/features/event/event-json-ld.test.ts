// Specification: §2.36
import { describe, expect, it } from 'vitest';
import { aContact, anEvening, aPoi, aPrice } from '../../test/a-poi.ts';
import { eventJsonLd } from './event-json-ld.ts';

const links = {
  url: 'https://parages.example/evenement/fete-tours',
  image: 'https://parages.example/mediafile/a?w=1280',
};
type Data = Record<string, unknown> & {
  offers?: Record<string, unknown>[];
  location?: Record<string, unknown>;
};
const dataOf = (change: Parameters<typeof aPoi>[0] = {}): Data =>
  eventJsonLd(aPoi(change), links) as Data;

// https://developers.google.com/search/docs/appearance/structured-data/event
const required = ['name', 'startDate', 'location'];
// All but `performer`: our data does not distinguish the performer from the organiser.
const recommended = ['description', 'endDate', 'eventStatus', 'image', 'offers', 'organizer'];
const recommendedOfOffer = ['availability', 'price', 'priceCurrency', 'url', 'validFrom'];
const instantWithOffset = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}[+-]\d{2}:\d{2}$/;

describe('issue "JSON-LD (`Event`…) valid against Google’s required fields": eventJsonLd', () => {
  it('has every field that Google requires or recommends except the performer; its place has address, coordinates and capacity', () => {
    const data = dataOf();
    for (const field of [...required, ...recommended]) expect(data[field], field).toBeTruthy();
    for (const field of recommendedOfOffer) expect(data.offers?.[0]?.[field], field).toBeTruthy();
    expect(data['@context']).toBe('https://schema.org');
    expect(data.location).toEqual({
      '@type': 'Place',
      name: 'Guinguette',
      address: {
        '@type': 'PostalAddress',
        streetAddress: '1 quai',
        postalCode: '37000',
        addressLocality: 'Tours',
        addressCountry: 'FR',
      },
      geo: { '@type': 'GeoCoordinates', latitude: 47.39, longitude: 0.7 },
      maximumAttendeeCapacity: 1200,
    });
  });

  it('writes the times of an evening with the Paris offset, in summer and winter, and a period of several days as dates without time', () => {
    expect(dataOf()).toMatchObject({
      startDate: '2026-06-13T20:30:00+02:00',
      endDate: '2026-06-13T22:00:00+02:00',
    });
    expect(dataOf({ periods: [anEvening('2026-12-13')] }).startDate).toBe(
      '2026-12-13T20:30:00+01:00',
    );
    expect(dataOf().startDate).toMatch(instantWithOffset);
    const run = {
      ...anEvening('2026-06-01'),
      endDate: '2026-08-30',
      startTime: '10:00:00',
      endTime: '18:00:00',
    };
    expect(dataOf({ periods: [run] })).toMatchObject({
      startDate: '2026-06-01',
      endDate: '2026-08-30',
    });
  });

  it('writes several dates as sub-events of one event, and no sub-event for a single date', () => {
    const { subEvent } = dataOf();
    expect(subEvent).toHaveLength(6);
    expect(subEvent).toContainEqual(
      expect.objectContaining({ '@type': 'MusicEvent', startDate: '2026-06-18T20:30:00+02:00' }),
    );
    expect(dataOf({ periods: [anEvening('2026-06-13')] })).not.toHaveProperty('subEvent');
  });

  it.each([
    ['scheduled', 'EventScheduled', 'InStock'],
    ['cancelled', 'EventCancelled', 'InStock'],
    ['postponed', 'EventPostponed', 'InStock'],
    ['full', 'EventScheduled', 'SoldOut'],
  ] as const)(
    'writes the live state %s as event status %s and offer availability %s',
    (liveState, status, availability) => {
      const data = dataOf({ liveState });
      expect(data.eventStatus).toBe(`https://schema.org/${status}`);
      expect(data.offers?.[0]?.availability).toBe(`https://schema.org/${availability}`);
    },
  );

  it('issue 16 "one date cancelled": the event has the next date that takes place, each sub-event its own status, and a moved one its former start', () => {
    const periods = [
      { ...anEvening('2026-06-13'), liveState: 'cancelled' as const },
      { ...anEvening('2026-06-14'), liveState: 'full' as const },
      anEvening('2026-06-15'),
    ];
    const data = dataOf({ periods });
    expect(data).toMatchObject({
      startDate: '2026-06-14T20:30:00+02:00',
      eventStatus: 'https://schema.org/EventScheduled',
      offers: [{ availability: 'https://schema.org/SoldOut' }],
      subEvent: [
        { eventStatus: 'https://schema.org/EventCancelled' },
        { eventStatus: 'https://schema.org/EventScheduled' },
        { eventStatus: 'https://schema.org/EventScheduled' },
      ],
    });
    const movedFrom = { startDate: '2026-06-12', startTime: null };
    expect(dataOf({ periods: [{ ...anEvening('2026-06-13'), movedFrom }] })).toMatchObject({
      eventStatus: 'https://schema.org/EventRescheduled',
      previousStartDate: '2026-06-12',
    });
    expect(dataOf({ periods, liveState: 'postponed' }).subEvent).toEqual(
      Array(3).fill(expect.objectContaining({ eventStatus: 'https://schema.org/EventPostponed' })),
    );
  });

  it('writes a price of 0 for a free event, one offer per price with a minimum, none without price data', () => {
    expect(dataOf().offers?.map(({ price }) => price)).toEqual(['0']);
    const prices = [
      aPrice({ label: 'Plein', minPriceCents: 1500 }),
      aPrice({ minPriceCents: 850 }),
      aPrice({ maxPriceCents: 2000 }),
    ];
    expect(
      dataOf({ isFree: false, prices }).offers?.map(({ name, price }) => [name, price]),
    ).toEqual([
      ['Plein', '15.00'],
      [undefined, '8.50'],
    ]);
    expect(dataOf({ isFree: false })).not.toHaveProperty('offers');
  });

  it('names the organiser, if there is one, with the website only if it is an http(s) address', () => {
    const owner = (website: string) => [aContact({ type: 'owner', websites: [website] })];
    expect(dataOf({ contacts: owner('https://mariniers.example') }).organizer).toEqual({
      '@type': 'Organization',
      name: 'Les Mariniers',
      url: 'https://mariniers.example',
    });
    for (const other of ['javascript:alert(1)', 'httpx://mariniers.example'])
      expect(dataOf({ contacts: owner(other) }).organizer).not.toHaveProperty('url');
    expect(dataOf({ organizerName: null })).not.toHaveProperty('organizer');
  });

  it('cuts a long description after 5,000 characters, never inside an emoji', () => {
    const start = 'a'.repeat(4999);
    expect(dataOf({ description: `${start}🎉fin` }).description).toBe(start);
  });

  it('writes a permanent place without dates as a TouristAttraction without startDate', () => {
    const data = dataOf({ periods: [], isPermanent: true });
    expect(data).toMatchObject({
      '@type': 'TouristAttraction',
      name: 'Fête de la Loire',
      address: { addressLocality: 'Tours' },
    });
    expect(data).not.toHaveProperty('startDate');
  });
});
