import { expect, it } from 'vitest';
import { readLocale } from './locale.domain.ts';

it.each([
  [{}, 'fr'],
  [{ 'parages-locale': '' }, 'fr'],
  [{ 'parages-locale': 'en' }, 'en'],
  [{ a: 'b', 'parages-locale': 'en', c: 'd' }, 'en'],
  [{ 'parages-locale': 'de' }, 'fr'],
  [{ 'not-parages-locale': 'en' }, 'fr'],
])('readLocale reads the cookies %j as the language %s', (cookies, expected) =>
  expect(readLocale(cookies)).toBe(expected),
);
