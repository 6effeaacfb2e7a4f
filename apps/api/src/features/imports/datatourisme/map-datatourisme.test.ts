// Specification: §3.1, §5.10, §5.11, §5.12, §5.13, §8.10, §9.8
import { describe, expect, it } from 'vitest';
import type { MappedRecord, PoiDraft } from '../mapping/poi-draft.ts';
import { mapDatatourisme } from './map-datatourisme.ts';

const fr = (text: string): object => ({ fr: [text] });
const concept = (name: string, type: string, label = name): object => ({
  '@id': `kb:${name}`,
  '@type': [type],
  'rdfs:label': fr(label),
});
const where = (more: object = {}): object[] => [
  {
    'schema:address': [
      {
        'schema:streetAddress': ['3 rue des Tanneurs'],
        'schema:postalCode': '37000',
        'schema:addressLocality': 'Tours',
        hasAddressCity: [{ insee: '37261' }],
      },
    ],
    'schema:geo': { 'schema:latitude': '47.39', 'schema:longitude': '0.69' },
    ...more,
  },
];
const record = (more: object = {}): object => ({
  '@id': 'https://data.example.test/10/abc-1',
  '@type': ['schema:Event', 'EntertainmentAndEvent', 'PointOfInterest'],
  'rdfs:label': fr('Soirée'),
  isLocatedAt: where(),
  takesPlaceAt: [
    { startDate: '2026-07-01', endDate: '2026-07-01', startTime: '20:00:00', endTime: '23:00:00' },
  ],
  ...more,
});
const withClasses = (...classes: string[]): object =>
  record({ '@type': ['EntertainmentAndEvent', ...classes] });

const draftOf = (mapped: MappedRecord): PoiDraft => {
  if (mapped.kind !== 'mapped') throw new Error(JSON.stringify(mapped));
  return mapped.draft;
};
const map = (more: object = {}): PoiDraft => draftOf(mapDatatourisme(record(more)));
const price = (policy: string, more: object = {}): object => ({
  'schema:priceCurrency': 'EUR',
  hasEligiblePolicy: concept(policy, 'PricingPolicy'),
  ...more,
});
const offers = (...specifications: object[]): object => ({
  offers: [{ 'schema:priceSpecification': specifications }],
});

describe('a DATAtourisme object', () => {
  it('has its identity, place and dates mapped', () => {
    expect(map()).toMatchObject({
      source: 'datatourisme',
      extId: 'abc-1',
      label: 'Soirée',
      isPermanent: false,
      lon: 0.69,
      lat: 47.39,
      insee: '37261',
      postalCode: '37000',
      locality: 'Tours',
      streetAddress: '3 rue des Tanneurs',
      periods: [
        {
          startDate: '2026-07-01',
          endDate: '2026-07-01',
          startTime: '20:00:00',
          endTime: '23:00:00',
        },
      ],
    });
  });

  it.each([
    [['Concert'], ['concerts']],
    [['Concert', 'ShowEvent'], ['concerts']],
    [['ShowEvent'], ['spectacles']],
    [['SportsEvent'], ['sports']],
    [['SportsEvent', 'Rambling'], ['promenades-a-pied']],
    [
      ['SportsEvent', 'Rambling', 'SportsCompetition'],
      ['promenades-a-pied', 'sports'],
    ],
    [['CulturalSite', 'Museum'], ['musees']],
    [
      ['CulturalSite', 'Museum', 'RemarkableBuilding', 'Castle'],
      ['musees', 'tourisme'],
    ],
    [['CulturalSite'], ['tourisme']],
    [['BricABrac', 'GarageSale', 'SaleEvent'], ['marches-et-brocantes']],
    [
      ['Concert', 'TheaterEvent', 'Exhibition', 'ShowEvent', 'ChildrensEvent'],
      ['concerts', 'expositions', 'theatre'],
    ],
    [['ReligiousEvent', 'SocialEvent'], []],
    [['AClassNobodyKnows'], []],
  ])('with the classes %j has the themes %j', (classes, themes) => {
    expect(draftOf(mapDatatourisme(withClasses(...classes))).themes).toEqual(themes);
  });

  it.each([
    ['Visite guidée de la cathédrale', ['tourisme']],
    ['Concert au château', ['concerts']],
    ['La Cathédrale', []],
    ['SORTIE CHAMPIGNONS', ['promenades-a-pied']],
    ['Balade à vélo', ['promenades-a-velo']],
    ['Atelier mystère', []],
  ])('without a themed class, titled « %s », has the themes %j', (label, themes) => {
    expect(map({ 'rdfs:label': fr(label) }).themes).toEqual(themes);
  });

  it('without a French title has the one of another language', () => {
    expect(map({ 'rdfs:label': { en: ['Evening concert'] } }).label).toBe('Evening concert');
  });

  it('has the theme of its class first and another one of its title; a place has none of its name', () => {
    expect(
      map({ '@type': ['EntertainmentAndEvent', 'Concert'], 'rdfs:label': fr('Visite du musée') })
        .themes,
    ).toEqual(['concerts', 'musees']);
    expect(
      map({
        '@type': ['SportsAndLeisurePlace', 'SwimmingPool'],
        'rdfs:label': fr('Piscine du musée'),
      }).themes,
    ).toEqual([]);
  });

  it('that is a hotel, a restaurant or a shop is no outing, unless it is an event or a museum too', () => {
    const mapped = (...classes: string[]) =>
      mapDatatourisme(record({ '@type': classes, 'rdfs:label': fr('Hôtel du musée') }));
    const label = 'Hôtel du musée';
    for (const classes of [
      ['PlaceOfInterest', 'Accommodation', 'Hotel'],
      ['PlaceOfInterest', 'FoodEstablishment', 'Restaurant'],
      ['PlaceOfInterest', 'Store', 'BoutiqueOrLocalShop'],
    ])
      expect(mapped(...classes)).toEqual({ kind: 'not-outing', extId: 'abc-1', label });
    expect(draftOf(mapped('Accommodation', 'Hotel', 'CulturalSite', 'Museum')).themes).toEqual([
      'musees',
    ]);
    expect(draftOf(mapped('FoodEstablishment', 'EntertainmentAndEvent'))).toMatchObject({
      isPermanent: false,
    });
  });

  it('that is no outing is recognised without title and position, but is rejected without an identifier', () => {
    const more = { '@type': ['Accommodation'], 'rdfs:label': null, isLocatedAt: [] };
    expect(mapDatatourisme(record(more))).toEqual({
      kind: 'not-outing',
      extId: 'abc-1',
      label: 'abc-1',
    });
    expect(mapDatatourisme(record({ ...more, '@id': undefined }))).toMatchObject({
      kind: 'rejected',
    });
  });

  it('is permanent when it is a place or a tour; a tour has its length, climb, duration and mode mapped', () => {
    expect(map({ '@type': ['CulturalSite', 'PlaceOfInterest'] })).toMatchObject({
      isPermanent: true,
      periods: [],
      tour: null,
    });
    const tour = map({
      '@type': ['Tour', 'WalkingTour'],
      tourDistance: '9000.0',
      highDifference: '110.0',
      duration: 'PT2H30M',
      hasTourType: [concept('Loop', 'TourType')],
    });
    expect(tour).toMatchObject({
      isPermanent: true,
      themes: ['promenades-a-pied'],
      tour: {
        distanceM: 9000,
        climbM: 110,
        descentM: 110,
        durationMin: 150,
        locomotionModes: ['Pedestrian'],
      },
    });
  });

  it('takes its dates from opening hours, else from its first and last days, when it has no periods', () => {
    const opening = [
      {
        'schema:validFrom': '2026-07-01T00:00:00',
        'schema:validThrough': '2026-08-31T00:00:00',
        'schema:opens': '10:00',
        'schema:closes': '18:00:00',
      },
    ];
    expect(
      map({ takesPlaceAt: [], isLocatedAt: where({ 'schema:openingHoursSpecification': opening }) })
        .periods,
    ).toEqual([
      {
        startDate: '2026-07-01',
        endDate: '2026-08-31',
        startTime: '10:00:00',
        endTime: '18:00:00',
      },
    ]);
    expect(
      map({
        takesPlaceAt: null,
        'schema:startDate': ['2026-07-01'],
        'schema:endDate': ['2026-07-03'],
      }).periods,
    ).toEqual([{ startDate: '2026-07-01', endDate: '2026-07-03', startTime: null, endTime: null }]);
  });

  it('has accessibility, pets, families and outdoors mapped to options, which are known only where stated', () => {
    expect(map()).toMatchObject({ options: [], knownOptions: [] });
    expect(
      map({ reducedMobilityAccess: true, hasFeature: [{ petsAllowed: false }] }),
    ).toMatchObject({
      options: ['pmr'],
      knownOptions: ['pmr', 'pets-allowed'],
    });
    expect(map({ hasClientTarget: [concept('Families', 'PeopleAudience')] }).options).toEqual([
      'kids-friendly',
    ]);
    expect(map({ '@type': ['EntertainmentAndEvent', 'GarageSale'] }).options).toEqual(['outside']);
  });

  it('is free with the policy Free alone; beside another price it is not, and has the other’s amounts', () => {
    expect(map(offers(price('Free')))).toMatchObject({
      options: ['free'],
      minPriceCents: 0,
      prices: [],
    });
    const paid = map(
      offers(
        price('Free', { additionalInformation: fr('Moins de 12 ans') }),
        price('BaseRateFullRate', {
          'schema:minPrice': ['7,50'],
          'schema:maxPrice': ['12'],
          hasPricingMode: [
            concept('PerPerson', 'PricingMode'),
            concept('Overnight', 'PricingMode'),
          ],
        }),
      ),
    );
    expect(paid).toMatchObject({ options: [], knownOptions: ['free'], minPriceCents: 750 });
    expect(paid.prices[1]).toMatchObject({
      minPriceCents: 750,
      maxPriceCents: 1200,
      priceModes: ['PerPerson'],
      policyName: 'BaseRateFullRate',
    });
  });

  it('has repeated features, invalid contacts and files that are no pictures left out', () => {
    const draft = map({
      hasFeature: [
        {
          features: [
            concept('Parking', 'CommonAmenity'),
            concept('Parking', 'CommonAmenity'),
            { '@id': 'kb:NoLabel' },
          ],
        },
      ],
      offers: [
        { 'schema:acceptedPaymentMethod': [concept('Cash', 'schema:PaymentMethod', 'Espèces')] },
      ],
      hasBookingContact: [
        {
          'schema:email': ['A@Example.test', 'not an address'],
          'foaf:homepage': ['www.example.test', 'javascript:alert(1)'],
        },
      ],
      hasContact: [{ 'schema:telephone': ['sur place'] }],
      hasRepresentation: [
        {
          'ebucore:hasRelatedResource': [{ 'ebucore:locator': ['https://example.test/a b.jpg'] }],
          'ebucore:hasAnnotation': [{ credits: ['Moi'] }],
        },
        {
          'ebucore:hasRelatedResource': [{ 'ebucore:locator': ['https://example.test/trace.gpx'] }],
        },
      ],
    });
    expect(draft.features).toEqual([
      { id: 'Parking', group: 'CommonAmenity', labelFr: 'Parking' },
      { id: 'Cash', group: 'PaymentMethod', labelFr: 'Espèces' },
    ]);
    expect(draft.contacts).toEqual([
      {
        type: 'booking',
        legalName: null,
        emails: ['a@example.test'],
        phoneNumbers: [],
        websites: ['https://www.example.test/'],
      },
    ]);
    expect(draft.media).toEqual([
      { url: 'https://example.test/a%20b.jpg', title: null, credits: 'Moi' },
    ]);
  });

  it('§9 "Images per event: 1 to 10": keeps its first ten pictures', () => {
    const pictures = Array.from({ length: 12 }, (_, n) => ({
      'ebucore:hasRelatedResource': [{ 'ebucore:locator': [`https://example.test/${n}.jpg`] }],
    }));
    const urls = map({ hasRepresentation: pictures }).media.map(({ url }) => url);
    expect(urls).toHaveLength(10);
    expect(urls.at(-1)).toBe('https://example.test/9.jpg');
  });

  it('has a title above 140 characters shortened at a word boundary, with a warning', () => {
    const mapped = mapDatatourisme(
      record({ 'rdfs:label': fr(`${'Une longue soirée '.repeat(10)}`) }),
    );
    expect(draftOf(mapped).label).toMatch(/^Une longue soirée .* longue…$|soirée…$/);
    expect(draftOf(mapped).label.length).toBeLessThanOrEqual(140);
    expect(mapped).toMatchObject({
      warnings: [{ path: 'rdfs:label', expected: 'at most 140 characters' }],
    });
  });

  it.each([
    [{ 'rdfs:label': { en: [' '] } }, 'rdfs:label', 'none'],
    [{ '@id': undefined }, '@id', 'none'],
  ])('is rejected without title or identifier: %j', (more, path, obtained) => {
    expect(mapDatatourisme(record(more))).toMatchObject({
      kind: 'rejected',
      finding: { path, obtained },
    });
  });

  it('whose position is not in France, unlike its commune, has a position to look up and a doubt', () => {
    const geo = { 'schema:latitude': '14.6', 'schema:longitude': '-61.0' };
    expect(mapDatatourisme(record({ isLocatedAt: where({ 'schema:geo': geo }) }))).toMatchObject({
      kind: 'mapped',
      draft: { lon: null, lat: null, insee: '37261' },
      warnings: [
        { path: 'isLocatedAt.0.schema:geo', obtained: '-61, 14.6', doubt: 'position_outside' },
      ],
    });
  });

  it.each([null, 3, 'text', [], [record()], {}, { '@id': {} }])(
    'that is %j is rejected without an exception',
    (value) => {
      expect(mapDatatourisme(value)).toMatchObject({ kind: 'rejected' });
    },
  );

  it('is mapped although one of its optional fields has a wrong type', () => {
    const wrong = [null, 3, 'text', true, [null, [1]], { fr: 3 }];
    const keys = [
      '@type',
      'rdfs:comment',
      'takesPlaceAt',
      'offers',
      'hasFeature',
      'hasContact',
      'hasRepresentation',
      'hasTheme',
      'tourDistance',
      'allowedPersons',
      'reducedMobilityAccess',
      'hasDescription',
      'schema:startDate',
    ];
    for (const value of wrong) {
      for (const key of keys)
        expect(
          mapDatatourisme(record({ [key]: value })).kind,
          `${key} = ${JSON.stringify(value)}`,
        ).toBe('mapped');
    }
  });
});
