import { limits } from '@parages/contracts/vocabulary/limits';
import { describe, expect, it } from 'vitest';
import { price } from '../../../test/price-values.ts';
import { emptyValues, formTabs, type Values } from '../editor-tabs.ts';
import { wrongOf } from '../faults.ts';
import { fieldsIn } from './fields.ts';
import { same } from './same.ts';
import { sendableOf } from './sendable.ts';

type Dates = Values['dates'];
type Prices = Values['prices']['prices'];
const period = (startDate: string, endDate = startDate) => ({
  startDate,
  endDate,
  startTime: null,
  endTime: null,
});
const contact = (...emails: string[]) => ({
  type: 'booking' as const,
  legalName: null,
  emails,
  phoneNumbers: [],
  websites: [],
});

const sent = (tab: keyof Values, saved: Values, mine: Values) => {
  const changed = fieldsIn(saved, mine).filter(({ read }) => !same(read(saved), read(mine)));
  return sendableOf(tab, { saved, mine, changed });
};
const base: Values = { ...emptyValues, dates: { ...emptyValues.dates, label: 'Bal' } };
const withDates = (dates: Partial<Dates>, from = base): Values => ({
  ...from,
  dates: { ...from.dates, ...dates },
});
const sentDates = (saved: Partial<Dates>, mine: Partial<Dates>) => {
  const from = withDates(saved);
  return sent('dates', from, withDates(mine, from))?.values.dates;
};
const pricesOf = (prices: Prices): Values => ({ ...base, prices: { isFree: false, prices } });
const contactsOf = (...contacts: Values['contacts']['contacts']): Values => ({
  ...base,
  contacts: { contacts },
});

describe('what is sent of a tab with wrong fields', () => {
  const july = period('2027-07-14');
  it.each<[string, Partial<Dates>, Partial<Dates>, Partial<Dates>]>([
    [
      'the saved title for an emptied one',
      {},
      { label: ' ', description: 'A' },
      { description: 'A' },
    ],
    ['the saved number of places', { allowedPerson: 80 }, { allowedPerson: Number.NaN }, {}],
    ['no incomplete new date', { periods: [july] }, { periods: [july, period('')] }, {}],
    [
      'the saved first day of a date whose new one is missing',
      { periods: [july] },
      { periods: [{ ...july, startDate: '', endTime: '22:00' }, period('2027-07-20')] },
      { periods: [{ ...july, endTime: '22:00' }, period('2027-07-20')] },
    ],
    [
      'one of two ages that exclude each other',
      {},
      { minimumAge: 20, maximumAge: 10 },
      { minimumAge: 20 },
    ],
    [
      'two ages that are valid only together',
      { minimumAge: 5, maximumAge: 8 },
      { minimumAge: 20, maximumAge: 30 },
      { minimumAge: 20, maximumAge: 30 },
    ],
    [
      'a shorter title than the imported one',
      { label: 'x'.repeat(limits.label.max + 1) },
      { label: 'Bal', description: 'A' },
      { label: 'Bal', description: 'A' },
    ],
  ])('has %s', (_case, saved, mine, expected) => {
    expect(sentDates(saved, mine)).toEqual(withDates(expected, withDates(saved)).dates);
  });

  it('is nothing when an import left a wrong title, which stays', () => {
    expect(sentDates({ label: ' ' }, { description: 'A' })).toBeUndefined();
  });

  it('has the new name and the saved amount of a price whose new amount is no number', () => {
    const saved = pricesOf([price(1200, 'Plein')]);
    const mine = pricesOf([price(Number.NaN, 'Plein tarif'), price(null)]);
    expect(sent('prices', saved, mine)?.values.prices.prices).toEqual([price(1200, 'Plein tarif')]);
  });

  it('has the valid lines of a contact, the saved line for a wrong one, and no new wrong line', () => {
    const saved = contactsOf(contact('a@example.org'));
    const mine = contactsOf(contact('a@', 'b@example.org', 'c@'), contact('d@', 'e@example.org'));
    expect(sent('contacts', saved, mine)?.values.contacts.contacts).toEqual([
      contact('a@example.org', 'b@example.org'),
      contact('e@example.org'),
    ]);
  });

  it('names the fields that are sent whole', () => {
    const { whole } = sent('dates', base, withDates({ label: '', description: 'A' })) ?? {};
    expect([...(whole ?? [])]).toEqual(['/dates/description']);
  });
});

/** Numbers from 0 to 1 that a seed decides (mulberry32). */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function randomValues(random: () => number): Values {
  const one = <Item>(...items: Item[]): Item => items[Math.floor(random() * items.length)] as Item;
  const some = <Item>(make: () => Item): Item[] => Array.from({ length: one(0, 1, 2, 3) }, make);
  const day = () => one('', '2027-07-14', '2027-07-15', '2027-07-16');
  const cents = () => one(null, Number.NaN, -5, 500, 1200, 1e9);
  const age = () => one(null, 0, 5, 12, 40, 120, Number.NaN);
  const metres = () => one(null, -900, 100, 800, 1e9, Number.NaN);
  const tour = () => ({
    distanceM: metres(),
    durationMin: metres(),
    climbM: metres(),
    descentM: metres(),
    minAltitudeM: metres(),
    maxAltitudeM: metres(),
    locomotionModes: [],
    difficulty: null,
  });
  const hasPrices = random() < 0.7;
  return {
    categories: {
      themes: one([], ['concerts'], ['concerts', 'cinema', 'fetes', 'sports', 'theatre']),
      tags: some(() => one('jazz', 'rock', 'folk')),
      features: [],
      options: one([], ['pmr']),
      knownOptions: one(['pmr'], ['pmr', 'outside']),
    },
    dates: {
      label: one('', ' ', 'Bal', 'Grand bal', 'x'.repeat(200)),
      description: one('', 'Lampions', 'x'.repeat(10_001)),
      isPermanent: one(true, false),
      periods: some(() => period(day(), day())),
      allowedPerson: age(),
      minimumAge: age(),
      maximumAge: age(),
    },
    place: {
      name: one(null, 'Halle'),
      streetAddress: null,
      postalCode: null,
      locality: null,
      position: one(null, { lon: 0.7, lat: 47 }, { lon: 40, lat: 47 }),
    },
    prices: {
      isFree: !hasPrices,
      prices: hasPrices
        ? some(() => ({ ...price(cents(), one(null, 'Plein')), maxPriceCents: cents() }))
        : [],
    },
    contacts: {
      contacts: some(() => contact(...some(() => one('', 'a@', 'b@example.org', 'c@example.org')))),
    },
    traces: { tour: one(null, tour(), tour()) },
  };
}

describe('600 random forms over random saved events', () => {
  const rounds = Array.from({ length: 600 }, (_, seed) => {
    const random = randomOf(seed);
    return { saved: randomValues(random), mine: randomValues(random) };
  });

  it('sends only what the rules of an event accept, and every change that they accept with it', () => {
    for (const { saved, mine } of rounds)
      for (const tab of formTabs) {
        const changed = fieldsIn(saved, mine).filter(
          (field) => field.tab === tab && !same(field.read(saved), field.read(mine)),
        );
        const given = sendableOf(tab, { saved, mine, changed });
        const isWrong = (values: Values): boolean => wrongOf(values, new Set([tab])).length > 0;
        if (given === null) {
          expect(isWrong(saved)).toBe(true);
          continue;
        }
        expect(isWrong(given.values)).toBe(false);
        for (const field of changed) {
          const isSent = same(field.read(given.values), field.read(mine));
          expect(given.whole.has(field.name)).toBe(isSent);
          if (!isSent) expect(isWrong(field.write(given.values, field.read(mine)))).toBe(true);
        }
        for (const field of fieldsIn(saved, given.values))
          if (!changed.some(({ name }) => name === field.name))
            expect(field.read(given.values)).toEqual(field.read(saved));
      }
  });
});
