import { expect, it } from 'vitest';
import { fieldLabel, formatValue } from './format-change.fr.ts';

it.each([
  ['/dates/label', 'Titre'],
  ['/dates/periods', 'Dates et horaires'],
  ['/images/order', 'Images\u00a0: ordre'],
  ['/contacts', 'Contacts'],
  ['/inconnu', 'inconnu'],
])('labels the field %s as "%s"', (field, expected) => expect(fieldLabel(field)).toBe(expected));

const period = {
  startDate: '2027-07-14',
  endDate: '2027-07-14',
  startTime: '20:30:00',
  endTime: null,
};
const price = {
  label: null,
  minPriceCents: 1200,
  maxPriceCents: null,
  priceModes: ['PerPerson'],
  policyName: 'BaseRateFullRate',
};
const contact = {
  type: 'booking',
  legalName: 'Le Vinci',
  emails: [],
  phoneNumbers: ['02 47 00 00 00'],
  websites: ['https://vinci.example'],
};
const picture = {
  id: 'x',
  title: 'Le bal',
  credits: 'Zoé',
  license: 'cc-by',
  focal: { x: 0.5, y: 0.5 },
};
const figures = {
  distanceM: 12_400,
  durationMin: 180,
  climbM: 250,
  descentM: null,
  minAltitudeM: null,
  maxAltitudeM: null,
};

it.each([
  ['/place/name', null, '—'],
  ['/dates/label', '', '—'],
  ['/prices/isFree', true, 'Oui'],
  ['/dates/allowedPerson', 12, '12'],
  ['/categories/themes', ['concerts', 'fetes'], 'Concerts\nFêtes'],
  ['/categories/themes/order', ['fetes', 'concerts'], 'Fêtes\nConcerts'],
  ['/categories/options', ['pmr'], 'Accessible en fauteuil'],
  ['/categories/features', [{ id: 'x', label: 'Buvette' }], 'Buvette'],
  ['/categories/tags', ['accordéon'], 'accordéon'],
  ['/categories/tags', [], '—'],
  ['/dates/periods', [period], 'mer. 14 juillet 2027, à\u00a020\u00a0h\u00a030'],
  [
    '/dates/periods',
    [{ ...period, endDate: '2027-07-16', endTime: '22:00:00' }],
    'Du 14 au 16 juillet 2027, de\u00a020\u00a0h\u00a030 à\u00a022\u00a0h',
  ],
  ['/prices/prices', [price], 'Plein tarif · 12\u00a0€ · Par personne'],
  [
    '/prices/prices',
    [{ ...price, label: 'Adhérents', maxPriceCents: 2000, priceModes: [] }],
    'Adhérents · de 12\u00a0€ à 20\u00a0€',
  ],
  ['/contacts', [contact], 'Réservation · Le Vinci · 02 47 00 00 00 · https://vinci.example'],
  ['/images', [picture], 'Le bal · Crédit\u00a0: Zoé · CC BY'],
  [
    '/images',
    [{ ...picture, title: null, credits: null, license: null }],
    'Sans titre · Sans crédit · licence non précisée',
  ],
  ['/place/position', { lon: 0.6829, lat: 47.3955 }, 'Latitude 47,3955 · longitude 0,6829'],
  [
    '/traces/tour',
    { ...figures, locomotionModes: ['Hiking'], difficulty: 'EasyTour' },
    '12,4\u00a0km · 3\u00a0h · 250\u00a0m de montée · Randonnée · Facile',
  ],
  ['/traces/tour/trace', { lineHash: 'a1', pointCount: 1250 }, '1\u202f250\u00a0points'],
  ['/inconnu', { a: 1, b: null }, '1'],
])('formats the value of the changed field %s, %j, as %j', (field, value, expected) =>
  expect(formatValue(field, value)).toBe(expected),
);
