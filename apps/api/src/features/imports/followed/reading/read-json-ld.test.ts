// Specification: §3.1
import { describe, expect, it } from 'vitest';
import { readJsonLd } from './read-json-ld.ts';

const address = 'https://salle.example/programme';
const concert = {
  '@context': 'https://schema.org',
  '@type': 'MusicEvent',
  '@id': '#bal',
  name: 'Bal',
  startDate: '2026-07-14T20:30:00+02:00',
};
const page = (...data: unknown[]): string =>
  `<!doctype html><title>La Salle</title>${data
    .map((one) => `<script type="application/ld+json">${JSON.stringify(one)}</script>`)
    .join('<p>')}`;
const read = (...data: unknown[]) => readJsonLd(page(...data), address, 100);
const first = (changes: object) => read({ ...concert, ...changes })?.events[0];

describe('readJsonLd', () => {
  it('reads the texts, place, prices and state of an event of a page', () => {
    const event = first({
      description: '<p>Au bord de l’eau</p>',
      endDate: '2026-07-14T23:00:00+02:00',
      eventStatus: 'https://schema.org/EventPostponed',
      location: {
        '@type': 'Place',
        name: 'Salle des fêtes',
        address: {
          streetAddress: '12 rue du Lac',
          postalCode: '37000',
          addressLocality: 'Tours',
        },
        geo: { latitude: '47.39', longitude: '0.68' },
      },
      offers: [{ price: '12,50', priceCurrency: 'EUR' }, { lowPrice: 5 }],
      keywords: 'danse, musette',
      organizer: { name: 'Comité des fêtes' },
      url: '/bal',
      typicalAgeRange: '6-12',
    });
    expect(event).toMatchObject({
      uid: `${address}#bal`,
      sourceClass: 'MusicEvent',
      title: 'Bal',
      periods: [
        {
          startDate: '2026-07-14',
          startTime: '20:30:00',
          endDate: '2026-07-14',
          endTime: '23:00:00',
        },
      ],
      placeName: 'Salle des fêtes',
      streetAddress: '12 rue du Lac',
      postalCode: '37000',
      locality: 'Tours',
      position: { lon: 0.68, lat: 47.39 },
      priceCents: { least: 500, most: 1250 },
      liveState: 'postponed',
      organizer: { legalName: 'Comité des fêtes' },
      page: 'https://salle.example/bal',
      ageRange: '6-12',
    });
    expect(read(concert)?.name).toBe('La Salle');
  });

  it.each([
    ['a list', [concert]],
    ['a graph', { '@graph': [{ '@type': 'WebSite' }, concert] }],
    ['a list of items', { '@type': 'ItemList', itemListElement: [{ item: concert }] }],
    ['a place', { '@type': 'Place', event: concert }],
    ['a festival', { '@type': 'Organization', subEvent: [concert] }],
    ['full names of types', { ...concert, '@type': ['http://schema.org/Event'] }],
  ])('finds an event in %s', (_, data) => {
    expect(read(data)?.events.map(({ title }) => title)).toEqual(['Bal']);
  });

  it('does not take the series of an event for an event', () => {
    const events = read({ ...concert, superEvent: { '@type': 'Festival', name: 'Été' } })?.events;
    expect(events?.map(({ title }) => title)).toEqual(['Bal']);
  });

  it('reads a document of JSON-LD without a page', () => {
    expect(readJsonLd(JSON.stringify(concert), address, 100)?.events).toHaveLength(1);
  });

  it('makes one event with several periods of records that have one identifier', () => {
    const events = read(concert, { ...concert, startDate: '2026-07-15T20:30:00+02:00' })?.events;
    expect(events?.map(({ periods }) => periods.map(({ startDate }) => startDate))).toEqual([
      ['2026-07-14', '2026-07-15'],
    ]);
  });

  it('ends an evening at midnight on its own day', () => {
    expect(first({ endDate: '2026-07-15T00:00:00+02:00' })?.periods).toEqual([
      {
        startDate: '2026-07-14',
        startTime: '20:30:00',
        endDate: '2026-07-14',
        endTime: '00:00:00',
      },
    ]);
  });

  it('two events with the address of one page, no id and different names are two events', () => {
    const listed = { ...concert, '@id': undefined, url: '/programme' };
    const again = { ...listed, startDate: '2026-07-15T20:30:00+02:00' };
    const events = read(listed, again, { ...listed, name: 'Loto' })?.events ?? [];
    expect(events.map(({ uid, periods }) => [uid, periods.length])).toEqual([
      [`${address}|Bal`, 2],
      [`${address}|Loto`, 1],
    ]);
    expect(read(listed, again)?.events.map(({ uid }) => uid)).toEqual([address]);
  });

  it('identifies an event by its page and name, with any date or none, when it names neither an id nor an address', () => {
    for (const startDate of [concert.startDate, '2026-07-15', 'bientôt', undefined])
      expect(first({ '@id': undefined, startDate })?.uid).toBe(`${address}|Bal`);
  });

  const at = (name: string, addressLocality: string, startDate: string) => ({
    ...concert,
    '@id': undefined,
    startDate,
    location: { '@type': 'Place', name, address: { addressLocality } },
  });
  const summaries = (...data: unknown[]) =>
    (read(...data)?.events ?? []).map(({ uid, liveState, periods }) => [
      uid.replace(address, ''),
      liveState,
      periods.map(({ startDate }) => startDate),
    ]);

  it.each([undefined, '/programme'])(
    'two events of one name in different places are two events, whose dates may change (address: %s)',
    (url) => {
      const tours = { ...at('Salle des fêtes', 'Tours', '2026-06-12'), url };
      const blois = { ...at('Salle des fêtes', 'Blois', '2026-06-13'), url };
      expect(summaries(tours, blois, { ...tours, startDate: '2026-06-14' })).toEqual([
        ['|Bal|salle des fetes tours', undefined, ['2026-06-12', '2026-06-14']],
        ['|Bal|salle des fetes blois', undefined, ['2026-06-13']],
      ]);
    },
  );

  it('a cancelled date does not cancel the others of its event; one that is alone keeps the identifier', () => {
    const cancelled = { ...concert, eventStatus: 'https://schema.org/EventCancelled' };
    const next = { ...concert, startDate: '2026-07-15' };
    expect(summaries(cancelled, next)).toEqual([
      ['#bal', undefined, ['2026-07-15']],
      ['#bal|cancelled', 'cancelled', ['2026-07-14']],
    ]);
    expect(summaries(cancelled)).toEqual([['#bal', 'cancelled', ['2026-07-14']]]);
  });

  it('a date that is online alone does not leave out the others of its event', () => {
    const mode = 'https://schema.org/OnlineEventAttendanceMode';
    const events = read({ ...concert, eventAttendanceMode: mode }, concert)?.events ?? [];
    expect(events.map(({ leftOut }) => leftOut)).toEqual([undefined, 'online']);
  });

  it.each([
    [{ eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode' }],
    [{ location: { '@type': 'VirtualLocation', url: 'https://visio.example/' } }],
  ])('marks an event that takes place online only: %j', (changes) => {
    expect(first(changes)?.leftOut).toBe('online');
  });

  it.each([
    ['a price in another currency', { offers: { price: 12, priceCurrency: 'CHF' } }, undefined],
    ['free entry', { isAccessibleForFree: true }, true],
    ['a price of zero', { offers: { price: 0 } }, true],
  ])('with %s has this free entry', (_, changes, isFree) => {
    expect(first(changes)?.isFree).toBe(isFree);
  });

  it('leaves out a script that is no JSON, and reads the others', () => {
    const text = `<script type="application/ld+json">{ "@type": </script>${page(concert)}`;
    expect(readJsonLd(text, address, 100)?.events).toHaveLength(1);
  });

  it('returns undefined for a page without JSON-LD, and no event for one without events', () => {
    expect(readJsonLd('<p>Bonjour</p>', address, 100)).toBeUndefined();
    expect(read({ '@type': 'WebSite', name: 'x' })?.events).toEqual([]);
  });

  it('reads deeply nested data to a bound, without failing', () => {
    const deep = `${'{"event":'.repeat(2000)}1${'}'.repeat(2000)}`;
    expect(
      readJsonLd(`<script type="application/ld+json">${deep}</script>`, address, 100)?.events,
    ).toEqual([]);
  });
});
