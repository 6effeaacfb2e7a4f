import { expect, it } from 'vitest';
import { isHome } from './is-home.ts';

it.each([
  ['/', true],
  ['/#carte', false],
  ['/?coords=0.7,47.39', true],
  ['/?coords=0.7,47.39#carte', false],
  ['/?coords=0.7,47.39&opts=free', false],
  ['/?opts=free', false],
  ['/ville/tours', false],
])('isHome for the address %s is %s', (path, expected) =>
  expect(isHome(new URL(path, 'https://site.example'))).toBe(expected),
);
