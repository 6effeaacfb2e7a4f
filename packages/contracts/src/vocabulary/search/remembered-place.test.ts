// Specification: §4.4
import { describe, expect, it } from 'vitest';
import {
  chosenTownSlug,
  formatRememberedPlace,
  parseRememberedPlace,
  placedPath,
} from './remembered-place.ts';

const tours = { lon: 0.704, lat: 47.3948 };

describe('the value of the cookie of the remembered place', () => {
  it.each([
    [tours, '0.7,47.39'],
    [{ lon: -0.5477, lat: 47.4738 }, '-0.55,47.47'],
    [{ lon: 2, lat: 48 }, '2,48'],
    [{ lon: -0.001, lat: 0 }, '0,0'],
    [{ lon: 179.999, lat: -89.999 }, '180,-90'],
  ])('is %j rounded to 0.01 degree: %s', (place, value) => {
    expect(formatRememberedPlace(place)).toBe(value);
    expect(formatRememberedPlace(parseRememberedPlace(value) ?? { lon: 1, lat: 1 })).toBe(value);
  });

  it.each([
    undefined,
    '',
    ',',
    '0.7',
    '0.7,47.39,1',
    '0.7;47.39',
    '0.704,47.39',
    '0.7,47.3948',
    '181,47',
    '0.7,91',
    '1e2,47',
    '0x1,47',
    'NaN,NaN',
    'Infinity,0',
    ' 0.7,47.39',
    '0.7,47.39\n',
    '--1,2',
    '<script>,1',
    '0.7,47.39; path=/',
    `${'9'.repeat(100_000)},1`,
  ])(
    'is read as null when it is absent, malformed, out of range or too precise: case %#',
    (value) => {
      expect(parseRememberedPlace(value)).toBeNull();
    },
  );
});

describe('placedPath', () => {
  it.each([
    ['/', '/?coords=0.7,47.39'],
    ['/home', '/home?coords=0.7,47.39'],
    ['/category/concerts', '/category/concerts?coords=0.7,47.39'],
    ['/category/concerts/', '/category/concerts/?coords=0.7,47.39'],
    ['/promotions', '/promotions?coords=0.7,47.39'],
    ['/promotions/musees', '/promotions/musees?coords=0.7,47.39'],
    ['/recherche', '/recherche?coords=0.7,47.39'],
    ['/recherche?q=jazz&dist=5', '/recherche?q=jazz&dist=5&coords=0.7,47.39'],
    ['/?dist=5&opts=free,pmr', '/?dist=5&opts=free,pmr&coords=0.7,47.39'],
    ['/?q=a?b', '/?q=a%3Fb&coords=0.7,47.39'],
    ['/?coords=nowhere', '/?coords=0.7,47.39'],
    ['/?coords=200,5&dist=5', '/?coords=0.7,47.39&dist=5'],
  ])('adds the remembered place as coords to %s: %s', (address, placed) => {
    expect(placedPath(address, tours)).toBe(placed);
    expect(placedPath(placed, { lon: 2, lat: 48 })).toBeUndefined();
  });

  it.each([
    '/?coords=2.35,48.85',
    '/?coords=2.35%2C48.85',
    '/?place=Chinon',
    '/?place=',
    '/ville/tours',
    '/ville/tours/category/concerts',
    '/ville/tours/promotions',
    '/ville/tours/recherche',
    '/recherche/concerts',
    '/evenement/fete',
    '/category',
    '/category/concerts/demain',
    '/commencez',
    '/favorites',
    '/homepage',
    '//',
    '//evil.example',
    '/category/..%2f..%2f',
    '/category/\\evil.example',
    '',
  ])('returns undefined for %s, which has a place or takes none', (address) => {
    expect(placedPath(address, tours)).toBeUndefined();
  });
});

describe('chosenTownSlug', () => {
  it.each([
    ['/ville/tours', 'tours'],
    ['/ville/tours?dist=5', 'tours'],
    ['/ville/le-mans/category/concerts/ce-week-end', 'le-mans'],
    ['/ville/angers/promotions', 'angers'],
    ['/ville/angers/recherche?q=jazz', 'angers'],
    ['/commencez?ville=poitiers', 'poitiers'],
    ['/ville/saint-denis-93', 'saint-denis-93'],
    ['/ville/afa-2a/category/concerts', 'afa-2a'],
  ])('of the address %s is %s', (address, slug) => {
    expect(chosenTownSlug(address)).toBe(slug);
  });

  it.each([
    '/',
    '/ville/tours/evenement/fete',
    '/?ville=tours',
    '/commencez',
    '/langue/en?to=/ville/tours',
  ])('of the address %s is undefined', (address) => {
    expect(chosenTownSlug(address)).toBeUndefined();
  });
});
