// Specification: §5.38
import { describe, expect, it } from 'vitest';
import { price } from '../../../test/price-values.ts';
import { emptyValues, type Values } from '../editor-tabs.ts';
import { fieldsIn } from './fields.ts';
import { mergeFields } from './merge-fields.ts';

const period = (startDate: string, startTime: string | null = null) => ({
  startDate,
  endDate: startDate,
  startTime,
  endTime: null,
});
const contact = (legalName: string, ...emails: string[]) => ({
  type: 'booking' as const,
  legalName,
  emails,
  phoneNumbers: [],
  websites: [],
});
const tour = {
  distanceM: 5000,
  durationMin: 60,
  climbM: null,
  descentM: null,
  minAltitudeM: null,
  maxAltitudeM: null,
  locomotionModes: [],
  difficulty: null,
};
const base: Values = {
  ...emptyValues,
  dates: {
    ...emptyValues.dates,
    label: 'Bal',
    description: 'Lampions',
    periods: [period('2027-07-14', '20:30:00'), period('2027-07-15')],
  },
  prices: { isFree: false, prices: [price(1200, 'Plein'), price(800, 'Réduit')] },
  contacts: { contacts: [contact('Zoé', 'zoe@example.org')] },
};

type Change = { [Tab in keyof Values]?: Partial<Values[Tab]> };
const changed = (values: Values, change: Change): Values => {
  const entries = Object.entries(change) as [keyof Values, object][];
  return Object.fromEntries([
    ...Object.entries(values),
    ...entries.map(([tab, part]) => [tab, { ...values[tab], ...part }]),
  ]) as Values;
};
const merge = (mine: Change, theirs: Change, from: Values = base) =>
  mergeFields({ base: from, mine: changed(from, mine), theirs: changed(from, theirs) });

const [first, second] = base.dates.periods as [
  Values['dates']['periods'][number],
  Values['dates']['periods'][number],
];
const [full, reduced] = base.prices.prices as [
  Values['prices']['prices'][number],
  Values['prices']['prices'][number],
];

describe('changes of both sides that are merged', () => {
  const cases: [string, Change, Change, Change][] = [
    ['nothing on either side', {}, {}, {}],
    [
      'a title typed here',
      { dates: { label: 'Grand bal' } },
      {},
      { dates: { label: 'Grand bal' } },
    ],
    [
      'a title saved there',
      {},
      { dates: { label: 'Bal d’été' } },
      { dates: { label: 'Bal d’été' } },
    ],
    [
      'the title typed here, the description and the town saved there',
      { dates: { label: 'Grand bal' } },
      { dates: { description: 'Sous la halle' }, place: { locality: 'Tours' } },
      { dates: { label: 'Grand bal', description: 'Sous la halle' }, place: { locality: 'Tours' } },
    ],
    [
      'the same title on both sides',
      { dates: { label: 'Grand bal' } },
      { dates: { label: 'Grand bal' } },
      { dates: { label: 'Grand bal' } },
    ],
    [
      'different categories added and one removed',
      { categories: { themes: ['concerts'] } },
      { categories: { themes: ['fetes', 'cinema'] } },
      { categories: { themes: ['concerts', 'cinema'] } },
    ],
    [
      'answers to different questions',
      { categories: { options: ['pmr'], knownOptions: ['pmr'] } },
      { categories: { options: [], knownOptions: ['outside'] } },
      { categories: { options: ['pmr'], knownOptions: ['outside', 'pmr'] } },
    ],
    [
      'a date added here, another one there',
      { dates: { periods: [first, second, period('2027-07-16')] } },
      { dates: { periods: [first, second, period('2027-07-20')] } },
      { dates: { periods: [first, second, period('2027-07-20'), period('2027-07-16')] } },
    ],
    [
      'the same date added on both sides, once',
      { dates: { periods: [first, second, period('2027-07-16', '20:00')] } },
      { dates: { periods: [first, second, period('2027-07-16', '20:00:00')] } },
      { dates: { periods: [first, second, period('2027-07-16', '20:00')] } },
    ],
    [
      'one date changed here, the other one removed there',
      { dates: { periods: [period('2027-07-14', '21:00'), second] } },
      { dates: { periods: [first] } },
      { dates: { periods: [period('2027-07-14', '21:00')] } },
    ],
    [
      'two different prices changed',
      { prices: { prices: [price(1300, 'Plein'), reduced] } },
      { prices: { prices: [full, price(900, 'Réduit')] } },
      { prices: { prices: [price(1300, 'Plein'), price(900, 'Réduit')] } },
    ],
    [
      'a contact added here, another one changed there',
      { contacts: { contacts: [...base.contacts.contacts, contact('Ali')] } },
      { contacts: { contacts: [contact('Zoé', 'zoe@example.com')] } },
      { contacts: { contacts: [contact('Zoé', 'zoe@example.com'), contact('Ali')] } },
    ],
    ['a tour added there', {}, { traces: { tour } }, { traces: { tour } }],
  ];
  it.each(cases)('keeps both changes: %s', (name, mine, theirs, expected) => {
    const from = name.startsWith('different categories')
      ? changed(base, { categories: { themes: ['fetes'] } })
      : base;
    expect(merge(mine, theirs, from)).toEqual({ values: changed(from, expected), asked: [] });
  });

  it('keeps both changes: figures of one tour, each changed on one side', () => {
    const from = changed(base, { traces: { tour } });
    const { values, asked } = merge(
      { traces: { tour: { ...tour, durationMin: 90 } } },
      { traces: { tour: { ...tour, distanceM: 6000 } } },
      from,
    );
    expect(values.traces.tour).toEqual({ ...tour, durationMin: 90, distanceM: 6000 });
    expect(asked).toEqual([]);
  });

  it('counts blank text, a blank line of a contact and a time without seconds as no change', () => {
    const mine = {
      contacts: { contacts: [contact('Zoé', 'zoe@example.org', ' ')] },
      dates: { periods: [period('2027-07-14', '20:30'), second] },
      place: { name: '' },
    };
    const theirs = {
      contacts: { contacts: [contact('Zoé', 'zoe@example.com')] },
      dates: { periods: [second] },
      place: { name: 'Le Vinci' },
    };
    expect(merge(mine, theirs)).toEqual({ values: changed(base, theirs), asked: [] });
  });
});

describe('changes of both sides that exclude each other', () => {
  const cases: [string, string, Change, Change][] = [
    ['the title', '/dates/label', { dates: { label: 'A' } }, { dates: { label: 'B' } }],
    [
      'the place on the map',
      '/place/position',
      { place: { position: { lon: 1, lat: 47 } } },
      { place: { position: { lon: 2, lat: 47 } } },
    ],
    [
      'one answer',
      '/categories/options/pmr',
      { categories: { options: ['pmr'], knownOptions: ['pmr'] } },
      { categories: { options: [], knownOptions: ['pmr'] } },
    ],
    [
      'one date, at two hours',
      '/dates/periods',
      { dates: { periods: [period('2027-07-14', '21:00'), second] } },
      { dates: { periods: [period('2027-07-14', '22:00'), second] } },
    ],
    [
      'one date, changed here and removed there',
      '/dates/periods',
      { dates: { periods: [period('2027-07-14', '21:00'), second] } },
      { dates: { periods: [second] } },
    ],
    [
      'one date, removed here and changed there',
      '/dates/periods',
      { dates: { periods: [second] } },
      { dates: { periods: [period('2027-07-14', '21:00'), second] } },
    ],
    [
      'more categories than an event may have',
      '/categories/themes',
      { categories: { themes: ['fetes', 'concerts', 'cinema'] } },
      { categories: { themes: ['sports', 'theatre'] } },
    ],
    [
      'the order of the prices here, a price there',
      '/prices',
      { prices: { prices: [reduced, full] } },
      { prices: { prices: [price(1300, 'Plein'), reduced] } },
    ],
    [
      'free here, a price there',
      '/prices',
      { prices: { isFree: true, prices: [] } },
      { prices: { prices: [full, reduced, price(500, 'Enfant')] } },
    ],
    [
      'one contact',
      '/contacts',
      { contacts: { contacts: [contact('Zoé', 'a@example.org')] } },
      { contacts: { contacts: [contact('Zoé', 'b@example.org')] } },
    ],
    [
      'two tours',
      '/traces/tour',
      { traces: { tour } },
      { traces: { tour: { ...tour, distanceM: 1 } } },
    ],
  ];
  it.each(cases)('asks about %s', (_name, pointer, mine, theirs) => {
    const { values, asked } = merge(mine, theirs);
    expect(asked).toEqual([pointer]);
    expect(values).toEqual(changed(base, mine));
  });

  it('asks about the title alone when the description was saved there', () => {
    const { values, asked } = merge(
      { dates: { label: 'A' } },
      { dates: { label: 'B', description: 'Sous la halle' } },
    );
    expect(asked).toEqual(['/dates/label']);
    expect(values.dates).toMatchObject({ label: 'A', description: 'Sous la halle' });
  });
});

it('keeps both changes of two ages, although the minimum is then above the maximum', () => {
  const { values, asked } = merge({ dates: { minimumAge: 20 } }, { dates: { maximumAge: 10 } });
  expect(values.dates).toMatchObject({ minimumAge: 20, maximumAge: 10 });
  expect(asked).toEqual([]);
});

it('the fields together hold every value of the form', () => {
  const filled = changed(base, { traces: { tour } });
  const read = fieldsIn(filled).reduce(
    (values, field) => field.write(values, field.read(filled)),
    changed(emptyValues, { traces: { tour } }),
  );
  expect(read).toEqual(filled);
});
