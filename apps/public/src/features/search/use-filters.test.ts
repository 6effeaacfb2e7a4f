// Specification: §4.7
import { describe, expect, it } from 'vitest';
import { filteredPath, townPath } from './use-filters.ts';

const coords = { lon: 0.24, lat: 47.16 };
const query = 'opts=free&dist=5&dates=2026-06-13';

describe('§4 "Setting a manual position on a city page navigates away from the city path, keeping other filters in the query string"', () => {
  it.each([
    ['/ville/tours', '/?opts=free&dist=5&dates=2026-06-13&coords=0.24,47.16'],
    [
      '/ville/tours/category/concerts',
      '/category/concerts?opts=free&dist=5&dates=2026-06-13&coords=0.24,47.16',
    ],
    ['/ville/tours/promotions', '/promotions?opts=free&dist=5&dates=2026-06-13&coords=0.24,47.16'],
    ['/', '/?opts=free&dist=5&dates=2026-06-13&coords=0.24,47.16'],
    ['/home', '/home?opts=free&dist=5&dates=2026-06-13&coords=0.24,47.16'],
  ])('filteredPath with new coordinates leads from %s to %s', (path, expected) =>
    expect(filteredPath(path, new URLSearchParams(query), { coords })).toBe(expected),
  );

  it('filteredPath for the device’s position also leaves the city path, and drops the coordinates from the URL', () => {
    expect(filteredPath('/ville/tours', new URLSearchParams(query), { coords: null })).toBe(
      '/?opts=free&dist=5&dates=2026-06-13',
    );
    expect(
      filteredPath('/category/concerts', new URLSearchParams('coords=1,47&dist=5'), {
        coords: null,
      }),
    ).toBe('/category/concerts?dist=5');
  });

  it('filteredPath stays on the city page when the radius changes', () => {
    expect(filteredPath('/ville/tours', new URLSearchParams(query), { distanceKm: 10 })).toBe(
      '/ville/tours?opts=free&dist=10&dates=2026-06-13',
    );
  });
});

it.each([
  ['/', '/ville/angers?dist=5'],
  ['/home', '/ville/angers?dist=5'],
  ['/ville/tours', '/ville/angers?dist=5'],
  ['/category/concerts', '/ville/angers/category/concerts?dist=5'],
  ['/ville/tours/category/concerts', '/ville/angers/category/concerts?dist=5'],
])('townPath replaces the place of %s by the town Angers', (path, expected) =>
  expect(townPath(path, new URLSearchParams('coords=1,47&dist=5'), 'angers')).toBe(expected),
);

it('townPath replaces the coordinates by a town and applies a changed radius and options', () => {
  const params = new URLSearchParams('coords=1,47&dist=5');
  expect(
    townPath('/category/concerts', params, 'angers', { distanceKm: 10, options: ['free'] }),
  ).toBe('/ville/angers/category/concerts?dist=10&opts=free');
});
