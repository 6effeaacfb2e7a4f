import { describe, expect, it } from 'vitest';
import { ceilingFor, isWithinPrice, weekdayOf } from './search-filters.ts';

describe('ceilingFor', () => {
  it.each([
    [0, '0'],
    [4.5, '5'],
    [10, '10'],
    [15, '20'],
    [30, '30'],
    [31, undefined],
  ])('reads events up to %s euros with the ceiling %s of the API', (euros, ceiling) => {
    expect(ceilingFor(euros)).toBe(ceiling);
  });
});

describe('isWithinPrice', () => {
  it.each([
    ['keeps a price at the ceiling', { isFree: false, minPriceCents: 1500 }, 15, true],
    ['leaves out a price a cent above it', { isFree: false, minPriceCents: 1501 }, 15, false],
    ['keeps what is free, without a price', { isFree: true, minPriceCents: null }, 0, true],
    ['leaves out an unknown price', { isFree: false, minPriceCents: null }, 15, false],
    ['compares cents exactly', { isFree: false, minPriceCents: 1999 }, 19.99, true],
  ])('%s', (_, priced, euros, expected) => {
    expect(isWithinPrice(priced, euros)).toBe(expected);
  });
});

it('weekdayOf names the weekday of a day, in any time zone of the machine', () => {
  expect(weekdayOf('2026-06-13')).toBe('Saturday 2026-06-13');
});
