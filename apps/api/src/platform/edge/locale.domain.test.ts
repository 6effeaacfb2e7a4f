import { expect, it } from 'vitest';
import { readLocale } from './locale.domain.ts';

it.each([
  [undefined, 'fr'],
  ['', 'fr'],
  ['en', 'en'],
  ['de', 'fr'],
])('readLocale reads the cookie %j as the language %s without Accept-Language', (chosen, locale) =>
  expect(readLocale(chosen, undefined)).toBe(locale),
);

it.each([
  ['en', 'en'],
  ['en-GB', 'en'],
  ['EN-us,en;q=0.9', 'en'],
  ['en-GB,en;q=0.9,fr;q=0.8', 'en'],
  ['fr;q=0.8, en;q=0.9', 'en'],
  [' en ; q=1.0 , fr', 'en'],
  ['fr,en;q=0.9', 'fr'],
  ['fr-FR,fr;q=0.9,en-US;q=0.8,en;q=0.7', 'fr'],
  ['de-DE,de;q=0.9,en;q=0.8', 'fr'],
  ['en;q=0,fr;q=0.1', 'fr'],
  ['*', 'fr'],
  ['*,en;q=0.5', 'fr'],
  ['english', 'fr'],
  [', ,en', 'en'],
  ['', 'fr'],
  [',;q=,;', 'fr'],
  ['en;q=2', 'fr'],
  ['en;q=a', 'fr'],
])(
  'decisions "browser\'s language at the first visit when it is English; French otherwise": readLocale reads Accept-Language %j as %s',
  (accepted, locale) => expect(readLocale(undefined, accepted)).toBe(locale),
);

it('decisions "then what was chosen": readLocale prefers the chosen language to that of the browser, unless it is unsupported', () => {
  expect(readLocale('fr', 'en-GB')).toBe('fr');
  expect(readLocale('en', 'fr-FR')).toBe('en');
  expect(readLocale('de', 'en-GB')).toBe('en');
});

it('readLocale reads an Accept-Language of 16 KB', () =>
  expect(readLocale(undefined, `${'de;q=0.1,'.repeat(1800)}en`)).toBe('en'));
