import { expect, it } from 'vitest';
import { isHome } from './is-home.ts';

it.each([
  ['/', true],
  ['/#carte', false],
  ['/?opts=free', false],
  ['/ville/tours', false],
])('%s counts as home: %s', (path, expected) =>
  expect(isHome(new URL(path, 'https://site.example'))).toBe(expected),
);
