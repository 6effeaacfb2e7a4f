import { expect, it } from 'vitest';
import { readLocale } from './locale.domain.ts';

it.each([
  [undefined, 'fr'],
  ['', 'fr'],
  ['parages-locale=en', 'en'],
  ['a=b; parages-locale=en; c=d', 'en'],
  ['parages-locale=de', 'fr'],
  ['not-parages-locale=en', 'fr'],
  ['parages-locale=de; parages-locale=en', 'en'],
])('the cookies %j are read in %s', (cookies, expected) =>
  expect(readLocale(cookies)).toBe(expected),
);
