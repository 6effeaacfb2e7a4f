// Specification: §5.15
import { expect, it } from 'vitest';
import { isPossiblePassword, passwordFault, passwordLength } from './passwords.ts';

it.each([
  ['', 'required-error'],
  [' ', 'password-strength-error'],
  ['onze lettre', 'password-strength-error'],
  ['douze lettre', undefined],
  [' '.repeat(12), undefined],
  ['é'.repeat(11), 'password-strength-error'],
  ['é'.repeat(12), undefined],
  ['é🎈'.repeat(6), undefined],
  ['🎈'.repeat(11), 'password-strength-error'],
  ['🎈'.repeat(12), undefined],
  ['a'.repeat(128), undefined],
  ['🎈'.repeat(128), undefined],
  ['a'.repeat(129), 'password-length-error'],
  ['🎈'.repeat(129), 'password-length-error'],
  ['a'.repeat(100_000), 'password-length-error'],
])('decisions "at least 12 characters; max 128": passwordFault of %j is %s', (password, fault) =>
  expect(passwordFault(password)).toBe(fault),
);

it('passwordLength counts code points, not UTF-16 code units', () => {
  expect(['', 'a', 'é', '🎈', 'é🎈a'].map(passwordLength)).toEqual([0, 1, 1, 1, 3]);
});

it('isPossiblePassword accepts 1 to 128 characters', () => {
  const possible = ['x', 'x'.repeat(128), '🎈'.repeat(128)];
  expect(possible.map(isPossiblePassword)).toEqual([true, true, true]);
  const impossible = ['', 'x'.repeat(129), '🎈'.repeat(129), 'x'.repeat(257)];
  expect(impossible.map(isPossiblePassword)).toEqual([false, false, false, false]);
});
