import { expect, it } from 'vitest';
import { bareRna, isRna } from './rna.ts';

it.each([
  ['W372001234', true],
  ['W2A1000123', true],
  ['W9R2000123', true],
  ['372001234', false],
  ['W37200123', false],
  ['W3720012345', false],
  ['W37200123X', false],
  ['w372001234', false],
  ['', false],
])('takes %j as a number of the directory of associations: %s', (text, expected) => {
  expect(isRna(text)).toBe(expected);
});

it.each([
  ['w372 001 234', 'W372001234'],
  [' W372\u00a0001\u202f234 ', 'W372001234'],
])('reads %j as %s', (text, bare) => {
  expect(bareRna(text)).toBe(bare);
});
