// Specification: §5.15
import { expect, it } from 'vitest';
import { passwordFault, strengthOf } from './password-rules.ts';

it.each([
  ['', 'required-error'],
  ['onze lettre', 'password-strength-error'],
  ['douze lettre', undefined],
  ['é'.repeat(12), undefined],
  ['a'.repeat(128), undefined],
  ['a'.repeat(129), 'password-length-error'],
])('decisions "at least 12 characters; max 128": %j', (password, fault) =>
  expect(passwordFault(password)).toBe(fault),
);

it.each([
  ['', 'empty'],
  ['court', 'weak'],
  ['aaaaaaaaaaaaaaaa', 'weak'],
  ['chevalblanc12', 'fair'],
  ['cheval blanc vert', 'good'],
  ['mon cheval blanc mange du pain', 'strong'],
])('%j looks %s', (password, strength) => expect(strengthOf(password)).toBe(strength));
