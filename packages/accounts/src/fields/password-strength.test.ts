// Specification: §5.15
import { expect, it } from 'vitest';
import { strengthOf } from './password-strength.ts';

it.each([
  ['', 'empty'],
  ['court', 'weak'],
  ['aaaaaaaaaaaaaaaa', 'weak'],
  ['chevalblanc12', 'fair'],
  ['cheval blanc vert', 'good'],
  ['mon cheval blanc mange du pain', 'strong'],
])('strengthOf rates the password %j as %s', (password, strength) =>
  expect(strengthOf(password)).toBe(strength),
);
