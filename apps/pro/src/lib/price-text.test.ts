// Specification: §5.24
import { expect, it } from 'vitest';
import { centsOf, numberOf, textOf } from './price-text.ts';

it.each([
  ['12', 1200],
  ['12,5', 1250],
  ['12.50', 1250],
  ['1 200 €', 120_000],
  ['0', 0],
  ['', null],
  ['  ', null],
])('decisions "integer cents … comma accepted": reads "%s" as %s cents', (text, cents) =>
  expect(centsOf(text)).toBe(cents),
);

it.each(['-1', '12,345', 'douze', '1e3', '12,5,0', '99999999'])('reads price "%s" as NaN', (text) =>
  expect(centsOf(text)).toBeNaN(),
);

it.each([
  [1200, '12'],
  [1250, '12,50'],
  [5, '0,05'],
  [null, ''],
])('formats a price of %s cents as "%s"', (cents, text) => expect(textOf(cents)).toBe(text));

it('formatting an amount of cents as a price text and parsing this text returns the same amount', () => {
  for (const cents of [0, 1, 99, 100, 1999, 1_000_000]) expect(centsOf(textOf(cents))).toBe(cents);
});

it.each([
  ['47,3941', 47.3941],
  ['-5.45', -5.45],
  ['', null],
])('reads the coordinate "%s" as %s', (text, value) => expect(numberOf(text)).toBe(value));

it('reads a coordinate with a unit as NaN', () => expect(numberOf('47°')).toBeNaN());
