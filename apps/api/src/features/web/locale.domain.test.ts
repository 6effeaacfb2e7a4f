import { expect, it } from 'vitest';
import { readLocale, toSafePath } from './locale.domain.ts';

it.each([
  [undefined, 'fr'],
  ['', 'fr'],
  ['parages-locale=en', 'en'],
  ['a=b; parages-locale=en; c=d', 'en'],
  ['parages-locale=de', 'fr'],
  ['not-parages-locale=en', 'fr'],
  ['parages-locale=de; parages-locale=en', 'en'],
])('the cookies %j are read in %s', (cookies, expected) => expect(readLocale(cookies)).toBe(expected));

it.each([
  ['/', '/'],
  ['/ville/tours?dist=5#carte', '/ville/tours?dist=5#carte'],
  ['//elsewhere.example/', '/'],
  ['/\\elsewhere.example', '/'],
  ['/\t/elsewhere.example', '/'],
  ['https://elsewhere.example/', '/'],
  ['javascript:alert(1)', '/'],
  ['', '/'],
])('%j leads to %s', (wanted, expected) => expect(toSafePath(wanted, 'http://localhost:3000')).toBe(expected));
