// Specification: §1.14
import { expect, it } from 'vitest';
import { rules } from '../../../build/offline-plugin.ts';

const [pages, answers] = rules;

function isKeptBy(rule: (typeof rules)[number] | undefined, path: string): boolean {
  if (typeof rule?.urlPattern !== 'function') throw new Error('the pattern is not a function');
  const url = new URL(path, 'https://parages.example');
  const request = { mode: 'navigate' } as Request;
  return Boolean(
    rule.urlPattern({ request, url, sameOrigin: true, event: new Event('fetch') as never }),
  );
}
const isKept = (path: string): boolean => isKeptBy(pages, path);

it.each(['/', '/evenement/bal', '/ville/tours'])(
  'the rule of pages cached for offline use matches %s',
  (path) => expect(isKept(path)).toBe(true),
);

it.each([
  '/favorites',
  '/favorites/shared/abc',
  '/desabonnement?t=abc&kind=digest',
  '/profile?deletionToken=abc',
  '/auth/reset-password?token=abc',
])('the rule of pages cached for offline use excludes %s, of an account or with a token', (path) =>
  expect(isKept(path)).toBe(false),
);

it.each([
  '/ville/tours.rss',
  '/ville/tours/category/concerts/ce-week-end.ics?opts=pmr',
  '/recherche.json?q=jazz',
  '/lieu/olympia-tours.geojson',
  '/oembed?url=x',
])('the rule of pages cached for offline use excludes %s, which is no page', (path) =>
  expect(isKept(path)).toBe(false),
);

const poi = '/api/v1/pois/7d9f0c52-6b1e-4a3f-9c47-2f1f4d5e6a70';

it.each([
  '/api/v1/home?lon=0.7',
  '/api/v1/pois?lon=0.7',
  '/api/v1/pois/by-slug/bal',
  poi,
  `${poi}/similar`,
])('the rule of API responses cached for offline use matches %s, which is public', (path) =>
  expect(isKeptBy(answers, path)).toBe(true),
);

it.each([
  '/api/v1/me',
  '/api/v1/org/pois',
  '/api/v1/moderation/dashboard',
  '/api/v1/pois/recommended?lon=0.7',
  `${poi}/image-search?q=bal`,
])('the rule of API responses cached for offline use excludes %s, which needs a session', (path) =>
  expect(isKeptBy(answers, path)).toBe(false),
);
