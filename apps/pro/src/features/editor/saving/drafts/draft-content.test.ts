import { describe, expect, it } from 'vitest';
import { price } from '../../../../test/price-values.ts';
import { emptyValues, type Values } from '../../editor-tabs.ts';
import { afterMerge } from '../after-merge.ts';
import { emptyTour, fieldsIn } from '../fields.ts';
import { type FormValues, newForm } from '../form-changes.ts';
import { afterDraft, contentOf, readContent } from './draft-content.ts';

const saved: Values = {
  ...emptyValues,
  dates: { ...emptyValues.dates, label: 'Bal', description: 'Lampions' },
};
const typed: Values = {
  categories: {
    themes: ['concerts'],
    tags: ['jazz'],
    features: ['f'],
    options: ['pmr'],
    knownOptions: ['pmr', 'outside'],
  },
  dates: {
    label: '',
    description: 'Lampions & <b>valse</b>',
    isPermanent: true,
    periods: [
      { startDate: '', endDate: '2027-07-14', startTime: '20:30', endTime: null, note: 'Surtitré' },
    ],
    allowedPerson: Number.NaN,
    minimumAge: 5,
    maximumAge: null,
  },
  place: {
    name: 'Halle',
    streetAddress: '1 rue X',
    postalCode: '37000',
    locality: 'Tours',
    position: { lon: 0.7, lat: 47.4 },
  },
  prices: {
    isFree: false,
    prices: [
      {
        minPriceCents: Number.NaN,
        maxPriceCents: 1500,
        priceModes: ['PerPerson'],
        policyName: 'ReducedRate',
        label: null,
        startDate: null,
        endDate: null,
        additionalInfo: 'x',
      },
    ],
  },
  contacts: {
    contacts: [
      { type: 'booking', legalName: null, emails: ['a@'], phoneNumbers: [], websites: [''] },
    ],
  },
  traces: { tour: { ...emptyTour, distanceM: 5000, locomotionModes: ['Hiking'] } },
};
const formOf = (values: Values, base = saved): FormValues => ({ ...newForm(base), values });
/** Through the text that a device stores. */
const kept = (form: FormValues, texts: ReadonlyMap<string, string> = new Map()): unknown =>
  JSON.parse(JSON.stringify(contentOf(form, texts)));

describe('what a device keeps of a form', () => {
  it('is nothing when everything is saved', () => {
    expect(contentOf(newForm(saved), new Map())).toBeNull();
  });

  it('gives every typed value back, wrong ones included', () => {
    const content = readContent(kept(formOf(typed)));
    const { values, asked, names } = afterDraft(newForm(saved), content);
    expect(values).toEqual(typed);
    expect(asked).toEqual([]);
    expect(names).toEqual(expect.arrayContaining(['/dates/label', '/prices', '/traces/tour']));
  });

  it('has the texts of unsaved number fields alone', () => {
    const texts = new Map([
      ['/dates/allowedPerson', 'cent'],
      ['/dates/maximumAge', '9'],
    ]);
    expect(readContent(kept(formOf(typed), texts)).texts).toEqual({
      '/dates/allowedPerson': 'cent',
    });
  });

  it('takes the values saved since, merged with the kept ones, and asks about a field changed twice', () => {
    const content = readContent(
      kept(formOf({ ...saved, dates: { ...saved.dates, label: 'Grand bal', minimumAge: 5 } })),
    );
    const since = { ...saved, dates: { ...saved.dates, label: 'Bal d’été', description: 'Valse' } };
    const { values, asked } = afterDraft(newForm(since), content);
    expect(values.dates).toEqual({ ...since.dates, label: 'Grand bal', minimumAge: 5 });
    expect(asked).toEqual(['/dates/label']);
  });

  it('does not ask about a field that a save without an answer has saved: it was typed on since', () => {
    const label = (text: string) => ({ ...saved, dates: { ...saved.dates, label: text } });
    const form = { ...formOf(label('Grand bal')), sent: [label('Grand'), label('Grand b')] };
    const { values, asked } = afterDraft(newForm(label('Grand')), readContent(kept(form)));
    expect([values.dates.label, asked]).toEqual(['Grand bal', []]);
    const other = afterDraft(newForm(label('Bal d’été')), readContent(kept(form)));
    expect([other.values.dates.label, other.asked]).toEqual(['Grand bal', ['/dates/label']]);
  });

  it('does not add a price again that a save of the former page adds after this one has read the event', () => {
    const priced = (label: string): Values => ({
      ...saved,
      prices: { isFree: false, prices: [price(1200, label)] },
    });
    const left = { ...formOf(priced('Place n° 7')), sent: [priced('Place n° ')] };
    const restored = afterDraft(newForm(saved), readContent(kept(left)));
    const { values, asked } = afterMerge(restored, priced('Place n°'));
    expect([values.prices, asked]).toEqual([priced('Place n° 7').prices, []]);
  });

  it('has what saves without an answer have sent of a field, each value once', () => {
    const label = (text: string) => ({ ...saved, dates: { ...saved.dates, label: text } });
    const left = { ...formOf(label('Grand bal')), sent: [label('Grand'), label('Grand')] };
    expect(readContent(kept(left)).fields.map(({ sent }) => sent)).toEqual([['Grand']]);
  });

  it('restores nothing that was saved since', () => {
    const { names } = afterDraft(newForm(typed), readContent(kept(formOf(typed))));
    expect(names).toEqual([]);
  });

  it('leaves a field alone that is typed into before the draft is read', () => {
    const now = formOf({ ...saved, dates: { ...saved.dates, label: 'Ici' } });
    const { values } = afterDraft(now, readContent(kept(formOf(typed))));
    expect(values.dates.label).toBe('Ici');
    expect(values.place).toEqual(typed.place);
  });

  it('restores figures of a tour that was deleted since as a question about the tour', () => {
    const base = { ...saved, traces: { tour: emptyTour } };
    const mine = { ...base, traces: { tour: { ...emptyTour, climbM: 20 } } };
    const { values, asked } = afterDraft(newForm(saved), readContent(kept(formOf(mine, base))));
    expect(asked).toEqual(['/traces/tour']);
    expect(values.traces.tour).toEqual({ ...emptyTour, climbM: 20 });
  });
});

describe('hostile and old content', () => {
  it.each([
    null,
    'text',
    [],
    {},
    { fields: 'x', texts: 'y' },
    { fields: [null, 1, { name: 3 }] },
    { fields: [{ name: '/dates/unknown', base: '', mine: 'x' }] },
    { fields: [{ name: '__proto__', base: {}, mine: { isAdmin: true } }] },
    { fields: [{ name: '/dates/label', base: 'Bal', mine: { toString: 'x' } }] },
    { fields: [{ name: '/dates/label', base: 'Bal', mine: 'x'.repeat(100_001) }] },
    { fields: [{ name: '/categories/themes', base: [], mine: ['<script>'] }] },
    { fields: [{ name: '/dates/periods', base: [], mine: [{ startDate: 1 }] }] },
    { fields: [{ name: '/prices', base: null, mine: { isFree: 'no', prices: [] } }] },
    { fields: [{ name: '/contacts', base: [], mine: Array.from({ length: 2001 }, () => ({})) }] },
  ])('is left out: %#', (content) => {
    expect(afterDraft(newForm(saved), readContent(content)).values).toEqual(saved);
  });

  it('is left out field by field: the readable fields come back', () => {
    const fields = [
      { name: '/dates/label', base: 'Bal', mine: 7 },
      { name: '/dates/description', base: 'Lampions', mine: 'Valse' },
    ];
    const { values } = afterDraft(newForm(saved), readContent({ fields }));
    expect(values.dates).toMatchObject({ label: 'Bal', description: 'Valse' });
  });
});

it('every field of the form can be kept', () => {
  for (const form of [typed, { ...typed, traces: { tour: null } }])
    for (const { name, read } of fieldsIn(form)) {
      const field = JSON.parse(JSON.stringify({ name, base: read(form), mine: read(form) }));
      expect(readContent({ fields: [field] }).fields.map((one) => one.name)).toEqual([name]);
    }
});
