// Specification: §5.37
import { expect, it } from 'vitest';
import { kmText, metresOf, metresOfKm, minutesOf } from './tour-text.ts';

it.each([
  ['12', 12_000],
  ['12,5', 12_500],
  ['8.25 km', 8250],
  ['', null],
])('reads the distance "%s" as %s metres', (text, metres) => expect(metresOfKm(text)).toBe(metres));

it.each([
  ['250', 250],
  ['250 m', 250],
  ['-12', -12],
  ['', null],
])('reads the altitude "%s" as %s metres', (text, metres) => expect(metresOf(text)).toBe(metres));

it.each([
  ['45', 45],
  ['45 min', 45],
  ['2 h', 120],
  ['2h30', 150],
  ['2\u00a0h\u00a005', 125],
  ['2:30', 150],
  ['1,5 h', 90],
  ['  ', null],
])('reads the duration "%s" as %s minutes', (text, minutes) =>
  expect(minutesOf(text)).toBe(minutes),
);

it.each(['deux heures', '2 h 75', '-5', '1,5'])('reads the duration "%s" as NaN', (text) =>
  expect(minutesOf(text)).toBeNaN(),
);
it.each(['douze', '12 miles', '1e3'])('reads the distance "%s" as NaN', (text) =>
  expect(metresOfKm(text)).toBeNaN(),
);

it.each([
  [12_500, '12,5'],
  [8000, '8'],
  [null, ''],
])('formats %s metres as "%s" km', (metres, text) => expect(kmText(metres)).toBe(text));
