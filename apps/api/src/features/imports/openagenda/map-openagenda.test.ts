// Specification: §3.1, §5.10, §5.12, §9.8
import { describe, expect, it } from 'vitest';
import type { MappedRecord, PoiDraft } from '../mapping/poi-draft.ts';
import { mapOpenagenda } from './map-openagenda.ts';
import { toParisTime } from './paris-time.ts';

const draftOf = (mapped: MappedRecord): PoiDraft => {
  if (mapped.kind !== 'mapped') throw new Error(JSON.stringify(mapped));
  return mapped.draft;
};
const exported = (more: object = {}): object => ({
  uid: '12',
  title_fr: 'Concert du soir',
  location_coordinates: { lon: 2.35, lat: 48.85 },
  timings: '[{"begin": "2026-07-01T20:00:00+02:00", "end": "2026-07-02T01:00:00+02:00"}]',
  ...more,
});
const map = (more: object = {}): PoiDraft => draftOf(mapOpenagenda(exported(more)));
const evening = {
  startDate: '2026-07-01',
  endDate: '2026-07-02',
  startTime: '20:00:00',
  endTime: '01:00:00',
};

describe('an OpenAgenda event', () => {
  it.each([
    ['in the export shape', exported()],
    [
      'with flattened coordinates',
      exported({
        location_coordinates: null,
        'location_coordinates.lon': 2.35,
        'location_coordinates.lat': '48.85',
      }),
    ],
    [
      'in the API shape',
      {
        uid: 12,
        title: { fr: 'Concert du soir' },
        location: { latitude: 48.85, longitude: 2.35 },
        timings: [{ begin: '2026-07-01T18:00:00Z', end: '2026-07-01T23:00:00.000Z' }],
      },
    ],
  ])('%s has its title, position and Paris times mapped', (_, record) => {
    expect(draftOf(mapOpenagenda(record))).toMatchObject({
      extId: '12',
      label: 'Concert du soir',
      lon: 2.35,
      lat: 48.85,
      periods: [evening],
      themes: ['concerts'],
    });
  });

  it.each([
    [{ title_fr: null, title_en: 'Evening concert' }],
    [{ title_fr: ' ', title: { en: 'Evening concert' } }],
    [{ title_fr: null, title: { fr: null, de: '', en: 'Evening concert' } }],
  ])('without a French title has the one of another language: %j', (titles) => {
    expect(map(titles).label).toBe('Evening concert');
  });

  it('with only a first and a last date has two single days, or the span between them when its text has a dash', () => {
    const reduced = {
      uid: '12',
      title: 'Expo',
      latitude: '48.85',
      longitude: '2.35',
      first_date: '2026-02-04T09:30:00+00:00',
      last_date: '2026-03-05T09:30:00+00:00',
    };
    expect(
      draftOf(mapOpenagenda({ ...reduced, date_display: '4 février et 5 mars' })).periods,
    ).toEqual([
      { startDate: '2026-02-04', endDate: '2026-02-04', startTime: '10:30:00', endTime: null },
      { startDate: '2026-03-05', endDate: '2026-03-05', startTime: '10:30:00', endTime: null },
    ]);
    expect(
      draftOf(mapOpenagenda({ ...reduced, date_display: '4 février - 5 mars' })).periods,
    ).toEqual([{ startDate: '2026-02-04', endDate: '2026-03-05', startTime: null, endTime: null }]);
  });

  it.each([
    [{ coordinates: [2.35, 48.85] }],
    [[48.85, 2.35]],
    ['48.85, 2.35'],
    [{ longitude: '2,35', latitude: '48,85' }],
  ])('has its position read from %j', (location_coordinates) => {
    expect(map({ location_coordinates })).toMatchObject({ lon: 2.35, lat: 48.85 });
  });

  it.each([
    ['Gratuit', { isFree: true, min: 0, max: null }],
    ['Entrée libre dans la limite des places', { isFree: true, min: 0, max: null }],
    ['plein tarif 16 EUR\ntarif réduit 12 EUR', { isFree: false, min: 1200, max: 1600 }],
    ['11 à 14 € / gratuit moins de 3 ans', { isFree: false, min: 1100, max: 1400 }],
    ['15 €', { isFree: false, min: 1500, max: 1500 }],
    ['à partir de 15 €', { isFree: false, min: 1500, max: null }],
    ['Réservation au 01 40 05 12 12', { isFree: undefined, min: null, max: null }],
    ['entrée payante', { isFree: false, min: null, max: null }],
    [null, { isFree: undefined, min: null, max: null }],
  ])('with the price text %j has the prices %j', (conditions_fr, { isFree, min, max }) => {
    const draft = map({ conditions_fr });
    expect(draft.knownOptions.includes('free') ? draft.options.includes('free') : undefined).toBe(
      isFree,
    );
    expect([draft.minPriceCents, draft.prices[0]?.maxPriceCents ?? null]).toEqual([min, max]);
    expect(draft.maxPriceCents).toBe(isFree ? 0 : max);
  });

  it('has its live state read from status or title, and wheelchair access and family audience as options', () => {
    expect(map({ status: '{"id": 6}' }).liveState).toBe('cancelled');
    expect(map({ status: 4 }).liveState).toBe('postponed');
    expect(map({ title_fr: 'Complet - Concert' }).liveState).toBe('full');
    expect(map({ accessibility: 'hi;mi' }).options).toEqual(['pmr']);
    expect(map({ accessibility: { hi: true, mi: false } }).knownOptions).toEqual([]);
    expect(map({ keywords_fr: ['jeune public'] }).options).toEqual(['kids-friendly']);
  });

  it.each([
    [{ age_min: 6, age_max: 12 }, 6, 12],
    [{ age_min: '6', age_max: 99 }, 6, null],
    [{ age_min: 0, age_max: 3 }, null, 3],
    [{ age: { min: 8, max: null } }, 8, null],
    [{ age_min: 12, age_max: 6 }, null, null],
    [{ age_min: -1, age_max: 4.5 }, null, null],
    [{}, null, null],
  ])(
    'with the ages %j has the minimum age %s and the maximum age %s',
    (ages, minimumAge, maximumAge) => {
      expect(map(ages)).toMatchObject({ minimumAge, maximumAge });
    },
  );

  it.each([
    [{ age_min: 3, age_max: 6 }, ['kids-friendly']],
    [{ age: { min: 3, max: 6 } }, ['kids-friendly']],
    [{ age: { min: 13, max: 16 } }, []],
  ])('with the ages %j has the options %j', (ages, options) => {
    expect(map(ages).options).toEqual(options);
  });

  it('has its HTML converted to plain paragraphs without scripts, tags and hidden characters', () => {
    const html =
      '<p>Un &amp; deux</p><script>alert(1)</script><p onclick="x()">Trois<br>quatre &lt;b&gt;cinq&lt;/b&gt; 2 &lt; 3\u202e</p>';
    expect(map({ longdescription_fr: html }).description).toBe(
      'Un & deux\n\nTrois\nquatre cinq 2 < 3',
    );
  });

  it.each([
    ['10880 route de Lente, 26190 Saint-Jean-en-Royans', '26190'],
    ['50 rue de Laffemas CS 10054 - 26902 Valence Cedex 09', '26902'],
    ['12 rue du Lac, Tours', null],
  ])('without a postcode, takes the last one of its address: %s', (address, postalCode) => {
    const mapped = mapOpenagenda(
      exported({ location_postalcode: undefined, location_address: address }),
    );
    expect(mapped).toMatchObject({ draft: { postalCode } });
  });

  it('keeps the latest 800 periods with a warning', () => {
    const timings = Array.from({ length: 900 }, (_, day) => ({
      begin: new Date(Date.UTC(2022, 0, 1 + 2 * day, 12)).toISOString(),
    }));
    const mapped = mapOpenagenda(exported({ timings }));
    expect(draftOf(mapped).periods).toHaveLength(800);
    expect(draftOf(mapped).periods.at(-1)?.startDate).toBe('2026-12-04');
    expect(mapped).toMatchObject({ warnings: [{ path: 'timings', obtained: '900' }] });
  });

  it('drops an invalid date with a warning', () => {
    const mapped = mapOpenagenda(
      exported({
        timings: [
          { begin: '2026-02-30T10:00:00' },
          { begin: 'demain' },
          { begin: '2026-07-01T10:00:00' },
        ],
      }),
    );
    expect(draftOf(mapped).periods.map((period) => period.startDate)).toEqual(['2026-07-01']);
    expect(mapped).toMatchObject({ warnings: [{ path: 'timings' }] });
  });

  it('§9 "Import: 5 tags per event": has its first five keywords of at most 40 characters as tags', () => {
    const keywords = ['a'.repeat(41), 'un', 'deux', 'trois', 'quatre', 'cinq', 'six'];
    expect(map({ keywords_fr: keywords }).tags).toEqual(['un', 'deux', 'trois', 'quatre', 'cinq']);
  });

  it('has tags only from its first 40 keywords, empty ones included', () => {
    const empty = Array.from({ length: 39 }, () => '<b></b>');
    expect(map({ keywords_fr: [...empty, 'danse', 'chant'] }).tags).toEqual(['danse']);
  });

  it.each([{ lon: 0, lat: 0 }, 'Paris', null])('whose position is %j has one to look up', (at) => {
    expect(mapOpenagenda(exported({ location_coordinates: at }))).toMatchObject({
      kind: 'mapped',
      draft: { lon: null, lat: null },
    });
  });

  it.each([
    ['Le Pont, Le village, 48 220  - Lozère', '48220', 'Le Pont, Le village, 48 220 - Lozère'],
    ['10880 route de Lente, 26190 Saint-Jean', '26190', '10880 route de Lente, 26190 Saint-Jean'],
    ['12 345 personnes', null, '12 345 personnes'],
    ['-', null, null],
  ])('with the address %j has the postcode %j', (location_address, postalCode, streetAddress) => {
    expect(mapOpenagenda(exported({ location_address, location_postalcode: null }))).toMatchObject({
      draft: { postalCode, streetAddress },
    });
  });

  it.each([
    [{ uid: null, timings: '[]' }, 'uid'],
    [{ title_fr: null }, 'title'],
  ])('is rejected without identifier or title: %j', (more, path) => {
    expect(mapOpenagenda(exported(more))).toMatchObject({ kind: 'rejected', finding: { path } });
  });
});

describe('toParisTime', () => {
  it.each([
    ['2026-03-29T00:30:00Z', '2026-03-29', '01:30:00'],
    ['2026-03-29T01:30:00Z', '2026-03-29', '03:30:00'],
    ['2026-10-25T00:30:00Z', '2026-10-25', '02:30:00'],
    ['2026-10-25T01:30:00Z', '2026-10-25', '02:30:00'],
    ['2026-12-31T23:30:00+00:00', '2027-01-01', '00:30:00'],
    ['2026-07-01 10:00', '2026-07-01', '10:00:00'],
    ['2026-07-01', '2026-07-01', undefined],
  ])('converts %s to the Paris date and time %s %s', (instant, date, time) => {
    expect(toParisTime(instant)).toEqual({ date, time });
  });
});
