import { expect, it } from 'vitest';
import { isCallable, phoneNumbersIn } from './phone-number.ts';

it.each([
  '02 47 00 00 00',
  '0247000000',
  '02.47.00.00.00',
  '02-47-00-00-00',
  '+33 2 47 00 00 00',
  '+33 (0)2 47 00 00 00',
  '0033 2 47 00 00 00',
  '0 800 00 00 00',
  '0262 20 00 00',
  '+32 69 22 14 54',
  '+41 22 909 29 29',
  '+1 418 555 0100',
])('isCallable accepts the telephone number %s', (text) => {
  expect(isCallable(text)).toBe(true);
});

it.each([
  ['a word', 'appelez-moi'],
  ['a number with a word', '02 47 00 00 00 (Anne)'],
  ['a number with a digit missing', '02 47 00 00 0'],
  ['a number with a digit too many', '02 47 00 00 000'],
  ['two numbers', '02 47 00 00 00 02 47 00'],
  ['a foreign number without its country code', '069 22 14 54'],
  ['a country code that does not exist', '+999 12 34 56 78'],
  ['no digit', '(((...)))'],
  ['a long text of digits', '0'.repeat(100_000)],
])('isCallable refuses %s as a telephone number', (_name, text) => {
  expect(isCallable(text)).toBe(false);
});

it.each([
  ['0247000000', ['02 47 00 00 00']],
  ['+33 (0)2 47 00 00 00', ['02 47 00 00 00']],
  ['0 800 00 00 00', ['0 800 00 00 00']],
  ['+32 69 22 14 54', ['+32 69 22 14 54']],
  ['Tél. : 02.47.00.00.00 / 06-12-34-56-78', ['02 47 00 00 00', '06 12 34 56 78']],
  ['02 47 00 00 00 (Anne)', ['02 47 00 00 00']],
  ['appelez-moi avant 12 h', []],
  ['02 47 00 00 0', []],
  ['', []],
])('phoneNumbersIn reads the field %j as %j', (field, numbers) => {
  expect(phoneNumbersIn(field)).toEqual(numbers);
});

it('phoneNumbersIn reads the first 300 characters of a field', () => {
  expect(phoneNumbersIn(`${'0'.repeat(100_000)} 02 47 00 00 00`)).toEqual([]);
});
