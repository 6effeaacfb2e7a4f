// Specification: §3.1, §5.10
import { plausibleDays } from '@parages/contracts/vocabulary/events/plausible-periods';
import { describe, expect, it } from 'vitest';
import { readSource } from './read-source.ts';
import { mapVendorRecord } from './vendor-records.ts';

const today = '2026-06-10';
const read = (document: unknown) =>
  readSource({
    bytes: Buffer.from(JSON.stringify(document)),
    contentType: 'application/json',
    address: 'https://agenda.example/',
    source: 'import:x',
    today,
  });
const timings = [{ begin: '2026-07-14T20:30:00+02:00', end: '2026-07-14T23:00:00+02:00' }];
const native = {
  uid: 12,
  title: { fr: 'Concert du soir' },
  location: { latitude: 47.39, longitude: 0.68, city: 'Tours' },
  timings,
};
const exported = {
  uid: '12',
  title_fr: 'Concert du soir',
  location_coordinates: { lon: 0.68, lat: 47.39 },
  location_city: 'Tours',
  timings: JSON.stringify(timings),
};
const object = {
  '@id': 'https://data.datatourisme.fr/13/bal',
  '@type': ['schema:Event', 'EntertainmentAndEvent', 'PointOfInterest', 'Concert'],
  'rdfs:label': { fr: ['Concert du soir'] },
  isLocatedAt: [{ 'schema:geo': { 'schema:latitude': '47.39', 'schema:longitude': '0.68' } }],
  takesPlaceAt: [{ startDate: '2026-07-14', endDate: '2026-07-14' }],
};

describe('readSource of the records of a vendor', () => {
  it.each([
    ['OpenAgenda API v2', { total: 1, events: [native] }, 'openagenda', 'agenda:openagenda:12'],
    ['Explore v2.1', { total_count: 1, results: [exported] }, 'openagenda', 'agenda:openagenda:12'],
    [
      'Explore v1',
      { nhits: 1, records: [{ recordid: 'a', fields: exported }] },
      'openagenda',
      'agenda:openagenda:12',
    ],
    [
      'Explore v1 without an identifier of the vendor',
      {
        nhits: 1,
        records: [{ recordid: 'a', fields: { ...exported, uid: undefined, id: '12' } }],
      },
      'openagenda',
      'agenda:openagenda:12',
    ],
    [
      'Explore v2.1 without an identifier of the vendor',
      { total_count: 1, results: [{ ...exported, uid: undefined, id: 12 }] },
      'openagenda',
      'agenda:openagenda:12',
    ],
    [
      'records of a table',
      [
        {
          uid: 12,
          'title.fr': 'Concert du soir',
          'location.latitude': 47.39,
          'location.longitude': 0.68,
          timings,
        },
      ],
      'openagenda',
      'agenda:openagenda:12',
    ],
    ['a list of exported records', [exported], 'openagenda', 'agenda:openagenda:12'],
    ['DATAtourisme', { '@graph': [object] }, 'datatourisme', 'agenda:datatourisme:bal'],
  ])('recognises %s and maps its event', (_, document, format, extId) => {
    expect(read(document)).toMatchObject({
      format,
      read: 1,
      isCut: false,
      drafts: [
        { source: 'import:x', extId, label: 'Concert du soir', lon: 0.68, lat: 47.39, media: [] },
      ],
    });
  });

  it('says that an answer with one page of several is cut', () => {
    expect(read({ total: 300, events: [native] })).toMatchObject({ isCut: true });
  });

  it('reads a document of JSON-LD whose events are in a graph as before', () => {
    const event = { '@type': 'Event', name: 'Bal', startDate: '2026-07-14' };
    expect(read({ '@graph': [event] })).toMatchObject({ format: 'json-ld', read: 1 });
  });

  it('reads no record from JSON of another kind', () => {
    expect(read({ results: [{ id: 1 }] })).toEqual({ fault: 'events_none' });
  });
});

describe('mapVendorRecord', () => {
  const rules = { source: 'import:x', today, days: plausibleDays(today) };
  it.each([
    ['openagenda', { ...exported, location_coordinates: null, location_city: '-' }],
    ['datatourisme', { ...object, isLocatedAt: [] }],
  ] as const)(
    'keeps a record of %s without a place, for the organisation to complete',
    (format, record) => {
      expect(mapVendorRecord(format, record, rules)).toMatchObject({
        draft: { label: 'Concert du soir', lon: null },
      });
    },
  );

  it.each([
    ['openagenda', { ...exported, timings: '[]' }, 'day_missing', '12'],
    ['openagenda', { ...exported, title_fr: null }, 'title_missing', '12'],
    ['openagenda', { ...exported, location_coordinates: { lon: -74, lat: 40 } }, 'elsewhere', '12'],
    ['openagenda', { ...exported, uid: null, title_fr: null }, 'invalid', undefined],
    ['openagenda', 'text', 'invalid', undefined],
    ['datatourisme', { ...object, '@type': ['Accommodation'] }, 'not_outing', 'bal'],
  ] as const)('leaves out a record of %s: %j', (format, record, leftOut, id) => {
    const extId = id === undefined ? undefined : `agenda:${format}:${id}`;
    const title = leftOut === 'not_outing' || leftOut === 'day_missing' ? 'Concert du soir' : null;
    expect(mapVendorRecord(format, record, rules)).toEqual({ leftOut, extId, title });
  });

  it('leaves out an event that is over, and keeps a place without dates', () => {
    const over = { ...exported, timings: '[{"begin":"2020-07-14T20:30:00+02:00"}]' };
    expect(mapVendorRecord('openagenda', over, rules)).toMatchObject({ leftOut: 'over' });
    const museum = { ...object, '@type': ['Museum', 'PlaceOfInterest'], takesPlaceAt: [] };
    expect(mapVendorRecord('datatourisme', museum, rules)).toMatchObject({
      draft: { isPermanent: true },
    });
  });
});
