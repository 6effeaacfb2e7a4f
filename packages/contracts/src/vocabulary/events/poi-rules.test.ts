// Specification: §5.18, §9.19
import { describe, expect, it } from 'vitest';
import { limits } from '../limits.ts';
import { poiErrorMessages } from './poi-errors.fr.ts';
import { type PoiErrorCode, poiErrorCodes } from './poi-errors.ts';
import { type EditedPoi, errorsIn, missingIn, wrongIn } from './poi-rules.ts';

const price = { minPriceCents: 500, maxPriceCents: 1000, startDate: null, endDate: null };
const contact = {
  emails: ['bal@le-bal.example'],
  phoneNumbers: ['+33 2 47 00 00 00'],
  websites: ['https://le-bal.example/dates'],
};
const period = { startDate: '2026-07-14', endDate: '2026-07-14' };
const complete: EditedPoi = {
  categories: { themes: ['concerts'], options: ['pmr'], knownOptions: ['pmr'] },
  dates: {
    label: 'Bal',
    description: '',
    isPermanent: false,
    allowedPerson: null,
    periods: [period],
  },
  place: { position: { lon: 0.68, lat: 47.39 } },
  prices: { isFree: false, prices: [price] },
  images: [{}],
  contacts: [contact],
};
const many = (count: number): string[] =>
  Array.from({ length: count }, (_, index) => String(index));
const at = (lon: number, lat: number): Partial<EditedPoi> => ({
  place: { position: { lon, lat } },
});
const dates = (changes: Partial<EditedPoi['dates']>): Partial<EditedPoi> => ({
  dates: { ...complete.dates, ...changes },
});
const prices = (changes: object): Partial<EditedPoi> => ({
  prices: { isFree: false, prices: [{ ...price, ...changes }] },
});
const contacts = (changes: object): Partial<EditedPoi> => ({
  contacts: [{ ...contact, ...changes }],
});

const figures = {
  distanceM: 8000,
  durationMin: 120,
  climbM: 40,
  descentM: 40,
  minAltitudeM: 48,
  maxAltitudeM: 80,
};
const tour = (changes: Partial<typeof figures>): Partial<EditedPoi> => ({
  traces: { tour: { ...figures, ...changes } },
});

type Case = [
  name: string,
  changes: Partial<EditedPoi>,
  code: PoiErrorCode,
  field: string,
  message: RegExp | string,
];

const wrong: Case[] = [
  [
    'no title',
    dates({ label: ' ' }),
    'label_missing',
    '/dates/label',
    'Veuillez renseigner un titre avant de pouvoir sauvegarder',
  ],
  [
    'a title of 141 characters',
    dates({ label: 'a'.repeat(141) }),
    'label_too_long',
    '/dates/label',
    'Le titre est limité à 140 caractères',
  ],
  [
    'a description above the maximum length',
    dates({ description: 'a'.repeat(10_001) }),
    'description_too_long',
    '/dates/description',
    /10\u202f000/,
  ],
  [
    'a start after the end',
    dates({ periods: [period, { startDate: '2026-07-15', endDate: '2026-07-14' }] }),
    'period_start_after_end',
    '/dates/periods/1/startDate',
    'Date de début après date de fin',
  ],
  ...(['startDate', 'endDate'] as const).map(
    (day): Case => [
      `a period without its ${day}`,
      dates({ periods: [{ ...period, [day]: '' }] }),
      'period_date_missing',
      `/dates/periods/0/${day}`,
      'Champ obligatoire',
    ],
  ),
  [
    '801 dates',
    dates({ periods: many(801).map(() => period) }),
    'periods_too_many',
    '/dates/periods',
    /800/,
  ],
  [
    'a maximum of zero persons',
    dates({ allowedPerson: 0 }),
    'allowed_person_invalid',
    '/dates/allowedPerson',
    /capacité/,
  ],
  [
    'a maximum of 1.5 persons',
    dates({ allowedPerson: 1.5 }),
    'allowed_person_invalid',
    '/dates/allowedPerson',
    /capacité/,
  ],
  [
    'a place too far west',
    at(-5.4534287, 47),
    'longitude_out_of_bounds',
    '/place/position/lon',
    /-5,4534286 et 9,8678344/,
  ],
  [
    'a place too far east',
    at(9.8678345, 47),
    'longitude_out_of_bounds',
    '/place/position/lon',
    /longitude/,
  ],
  [
    'a place too far south',
    at(2, 41.2632184),
    'latitude_out_of_bounds',
    '/place/position/lat',
    /41,2632185 et 51,268318/,
  ],
  [
    'a place too far north',
    at(2, 51.2683181),
    'latitude_out_of_bounds',
    '/place/position/lat',
    /latitude/,
  ],
  [
    'a longitude that is not a number',
    at(Number.NaN, 47),
    'longitude_out_of_bounds',
    '/place/position/lon',
    /longitude/,
  ],
  [
    'a minimum above the maximum',
    prices({ minPriceCents: 1001 }),
    'price_min_above_max',
    '/prices/prices/0/minPriceCents',
    'Prix minimum supérieur au prix maximum',
  ],
  [
    'a negative price',
    prices({ minPriceCents: -1 }),
    'price_invalid',
    '/prices/prices/0/minPriceCents',
    'Prix invalide',
  ],
  [
    'a price with half a cent',
    prices({ maxPriceCents: 999.5 }),
    'price_invalid',
    '/prices/prices/0/maxPriceCents',
    'Prix invalide',
  ],
  [
    'a price above 10,000 €',
    prices({ maxPriceCents: 1_000_001 }),
    'price_invalid',
    '/prices/prices/0/maxPriceCents',
    'Prix invalide',
  ],
  [
    'a price without an amount',
    prices({ minPriceCents: null, maxPriceCents: null }),
    'price_invalid',
    '/prices/prices/0/minPriceCents',
    'Prix invalide',
  ],
  [
    'a price that ends before it begins',
    prices({ startDate: '2026-02-01', endDate: '2026-01-01' }),
    'price_start_after_end',
    '/prices/prices/0/startDate',
    'Date de début après date de fin',
  ],
  [
    'a free event with prices',
    { prices: { isFree: true, prices: [price] } },
    'free_with_prices',
    '/prices/isFree',
    /gratuit/,
  ],
  [
    'five categories',
    { categories: { ...complete.categories, themes: many(5) } },
    'themes_too_many',
    '/categories/themes',
    'Choisissez au plus 4 catégories',
  ],
  [
    'an option marked both offered and unknown',
    { categories: { themes: [], options: ['pmr'], knownOptions: [] } },
    'option_contradictory',
    '/categories/options',
    /inconnue/,
  ],
  [
    'eleven images',
    { images: many(11) },
    'images_too_many',
    '/images',
    'Un événement a au plus 10 images',
  ],
  [
    'six e-mails',
    contacts({ emails: many(6).map((n) => `a${n}@b.example`) }),
    'contact_entries_too_many',
    '/contacts/0/emails',
    /5/,
  ],
  [
    'an invalid e-mail address',
    contacts({ emails: ['bal@'] }),
    'contact_email_invalid',
    '/contacts/0/emails/0',
    'Adresse email incorrecte',
  ],
  [
    'an invalid phone number',
    contacts({ phoneNumbers: ['appelez-moi'] }),
    'contact_phone_invalid',
    '/contacts/0/phoneNumbers/0',
    /téléphone/,
  ],
  [
    'a javascript: URL as website',
    contacts({ websites: ['javascript:alert(1)'] }),
    'contact_website_invalid',
    '/contacts/0/websites/0',
    /site/,
  ],
  [
    'a website URL with a password',
    contacts({ websites: ['https://a:b@c.example'] }),
    'contact_website_invalid',
    '/contacts/0/websites/0',
    /site/,
  ],
  [
    'a negative tour length',
    tour({ distanceM: -1 }),
    'tour_figure_invalid',
    '/traces/tour/distanceM',
    /chiffre/,
  ],
  [
    'a tour of two years',
    tour({ durationMin: 1_051_200 }),
    'tour_figure_invalid',
    '/traces/tour/durationMin',
    /chiffre/,
  ],
  [
    'a climb of half a metre',
    tour({ climbM: 0.5 }),
    'tour_figure_invalid',
    '/traces/tour/climbM',
    /chiffre/,
  ],
  [
    'an altitude above every summit',
    tour({ maxAltitudeM: 9001 }),
    'tour_figure_invalid',
    '/traces/tour/maxAltitudeM',
    /chiffre/,
  ],
  [
    'a lowest point above the highest',
    tour({ minAltitudeM: 81 }),
    'tour_altitudes_reversed',
    '/traces/tour/minAltitudeM',
    'L’altitude minimale dépasse l’altitude maximale',
  ],
];

const missing: Case[] = [
  [
    'no category',
    { categories: { ...complete.categories, themes: [] } },
    'themes_missing',
    '/categories/themes',
    'Choisissez au moins une catégorie',
  ],
  [
    'no date',
    dates({ periods: [] }),
    'periods_missing',
    '/dates/periods',
    'Ajoutez au moins une date',
  ],
  [
    'no place',
    { place: { position: null } },
    'position_missing',
    '/place/position',
    'Placez l’événement sur la carte',
  ],
  [
    'no price',
    { prices: { isFree: false, prices: [] } },
    'prices_missing',
    '/prices/prices',
    /au moins un tarif, ou cochez «\u00a0gratuit\u00a0»/,
  ],
  ['no image', { images: [] }, 'images_missing', '/images', 'Ajoutez au moins une image'],
];

describe('the rules of an event (wrongIn, missingIn, errorsIn)', () => {
  it('accept a complete event for submission', () => expect(errorsIn(complete)).toEqual([]));

  it.each(wrong)(
    'refuse to save an event with %s, by code, field and French message',
    (_, changes, code, field, message) => {
      expect(wrongIn(changes)).toEqual([{ tab: field.split('/')[1], field, code }]);
      expect(poiErrorMessages[code]).toMatch(message);
    },
  );

  it.each(missing)(
    'accept to save, but not to submit, an event with %s',
    (_, changes, code, field, message) => {
      expect(wrongIn(changes)).toEqual([]);
      expect(missingIn({ ...complete, ...changes })).toEqual([
        { tab: field.split('/')[1], field, code },
      ]);
      expect(poiErrorMessages[code]).toMatch(message);
    },
  );

  it('accept a place in the south-west and in the north-east corner of the bounds', () => {
    const { west, east, south, north } = limits.bounds;
    for (const [lon, lat] of [
      [west, south],
      [east, north],
    ] as const)
      expect(wrongIn(at(lon, lat))).toEqual([]);
  });

  it('accept four categories, ten images and 800 dates', () => {
    const categories = { ...complete.categories, themes: many(4) };
    expect(
      errorsIn({
        ...complete,
        ...dates({ periods: many(800).map(() => period) }),
        categories,
        images: many(10),
      }),
    ).toEqual([]);
  });

  it('require no price of a free event and no date of a permanent place', () => {
    expect(missingIn({ ...complete, prices: { isFree: true, prices: [] } })).toEqual([]);
    expect(missingIn({ ...complete, ...dates({ periods: [], isPermanent: true }) })).toEqual([]);
  });

  it('are tested above for each error code except feature_unknown and those of poi-ages.test.ts', () => {
    const tried = new Set([...wrong, ...missing].map(([, , code]) => code));
    expect(poiErrorCodes.filter((code) => !tried.has(code))).toEqual([
      'minimum_age_invalid',
      'maximum_age_invalid',
      'ages_reversed',
      'feature_unknown',
    ]);
  });
});
