import { expect, it } from 'vitest';
import { placeOfRecord } from './record-place.ts';

const unnamed = { postalCode: null, locality: null, insee: null };
const tours = { ...unnamed, locality: 'Tours' };
const at = { lon: 0.69, lat: 47.39 };
const hanoi = { lon: 105.8, lat: 21 };
const nowhere = { lon: 0, lat: 0 };

it.each([
  ['a position in France', at, unnamed, undefined, 'located'],
  ['a commune alone', undefined, tours, undefined, 'unlocated'],
  ['a commune and the position 0, 0', nowhere, tours, 'FR', 'unlocated'],
  [
    'a code of a commune and a position abroad',
    hanoi,
    { ...tours, insee: '37261' },
    undefined,
    'unlocated',
  ],
  ['France and a position abroad', hanoi, tours, 'FR', 'unlocated'],
  ['another country and no position', undefined, tours, 'CA', 'elsewhere'],
  ['a position abroad alone', hanoi, tours, undefined, 'elsewhere'],
  [
    'overseas, which has its own codes',
    { lon: -61, lat: 14.6 },
    { ...tours, insee: '97209' },
    'FR',
    'elsewhere',
  ],
  ['the position 0, 0 alone', nowhere, unnamed, undefined, 'unlocated'],
] as const)('a record that gives %s is %5$s', (_given, position, address, country, kind) => {
  expect(placeOfRecord(position, address, { path: 'location', country }).kind).toBe(kind);
});

it.each([
  ['the time zone of another country', tours, 'Europe/Brussels', 'elsewhere'],
  ['the time zone of France', tours, 'Europe/Paris', 'unlocated'],
  ['a postcode with the letter of a country', { ...tours, postalCode: 'B-1000' }, '', 'elsewhere'],
  ['a postcode of Canada', { ...tours, postalCode: 'H2X 1Y4' }, '', 'elsewhere'],
  ['a postcode without its zero', { ...tours, postalCode: '1000' }, '', 'unlocated'],
] as const)('a record without a country that gives %s is %4$s', (_given, address, zone, kind) => {
  expect(placeOfRecord(undefined, address, { path: 'location', zone }).kind).toBe(kind);
});

it('a position that contradicts the country is in doubt', () => {
  expect(placeOfRecord(hanoi, tours, { path: 'location', country: 'FR' })).toMatchObject({
    doubts: [{ path: 'location', obtained: '105.8, 21', doubt: 'position_outside' }],
  });
});
