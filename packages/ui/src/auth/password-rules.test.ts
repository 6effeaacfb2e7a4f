// Specification: §5.15
import { expect, it } from 'vitest';
import { isEmail } from './email-pattern.ts';
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

it.each([
  ['a@b.fr', true],
  ['prenom.nom+sorties@sous.domaine.example', true],
  ['a@[192.168.0.1]', true],
  ['a@[2001:db8::1]', true],
  ['', false],
  ['a', false],
  ['a@b', false],
  ['a b@c.fr', false],
  ['a@b..fr', false],
  ['@b.fr', false],
])(
  '§5 "The email pattern is: local part, an @ sign, then a domain or a bracketed IP address": %j',
  (text, expected) => expect(isEmail(text)).toBe(expected),
);
