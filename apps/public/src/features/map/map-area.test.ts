// Specification: §2.25, §3.14, §9.1

import { limits } from '@parages/contracts/vocabulary/limits';
import type { Filters } from '@parages/contracts/vocabulary/search/page-filters';
import { describe, expect, it } from 'vitest';
import {
  boxAround,
  hasMoved,
  holds,
  intersect,
  kmBetween,
  queryOf,
  type View,
  zoomOf,
} from './map-area.ts';

const tours = { lon: 0.704, lat: 47.3948 };
const filters: Filters = {
  q: 'jazz',
  options: ['free', 'pmr'],
  dates: { start: '2026-06-13', end: '2026-06-14' },
  maxPrice: 10,
  age: 6,
  partOfDay: 'evening',
  coords: null,
  distanceKm: 30,
  bbox: null,
};
const noFilters: Filters = {
  ...filters,
  options: [],
  dates: null,
  maxPrice: null,
  age: null,
  partOfDay: null,
};
const viewAt = (lon: number, lat: number, zoom: number): View => {
  const half = 180 / 2 ** zoom;
  return {
    centre: { lon, lat },
    zoom,
    box: { west: lon - half, east: lon + half, south: lat - half, north: lat + half },
  };
};

it.each([
  [0, 12],
  [1, 12],
  [5, 11],
  [10, 10],
  [30, 9],
  [50, 8],
  [100, 7],
  [42, 8],
])(
  '§9 "Radius options 1, 5, 10, 30, 50, 100 with zoom 12 to 7": %s km is shown at zoom %s',
  (distanceKm, zoom) => {
    expect(zoomOf(distanceKm)).toBe(zoom);
  },
);

describe('the query of a map view', () => {
  it('covers the whole searched area, with theme, options, dates, price, age and part of the day, at the zoom of the search, also when the view has moved', () => {
    const query = queryOf({ place: tours, filters, theme: 'concerts' }, viewAt(0.704, 47.3948, 9));
    expect(query).toEqual({
      west: 0.3,
      south: 47.12,
      east: 1.11,
      north: 47.67,
      zoom: 9,
      ...tours,
      distanceKm: 30,
      theme: 'concerts',
      q: 'jazz',
      options: 'free,pmr',
      dates: '2026-06-13_2026-06-14',
      maxPrice: '10',
      age: 6,
      partOfDay: 'evening',
    });
    expect(queryOf({ place: tours, filters, theme: 'concerts' }, viewAt(0.9, 47.5, 9))).toEqual(
      query,
    );
  });

  it('covers only the visible part of a closer view, and is undefined for a view outside the searched area', () => {
    const search = { place: tours, filters: { ...noFilters, q: '' } };
    expect(queryOf(search, viewAt(0.704, 47.4, 12))).toEqual({
      west: 0.66,
      south: 47.35,
      east: 0.75,
      north: 47.45,
      zoom: 12,
      ...tours,
      distanceKm: 30,
    });
    expect(queryOf(search, viewAt(2.35, 48.85, 12))).toBeUndefined();
  });

  it('covers exactly the searched rectangle when the view contains it, else its visible part, without the place', () => {
    const bbox = { west: 0.1234, south: 47.0001, east: 1.2, north: 47.9 };
    const search = { place: tours, filters: { ...noFilters, q: '' } };
    const inBox = { ...search, box: bbox };
    expect(queryOf(inBox, viewAt(0.66, 47.45, 7))).toEqual({ ...bbox, zoom: 7 });
    expect(queryOf(inBox, viewAt(0.2, 47.05, 10))).toEqual({
      ...bbox,
      east: 0.38,
      north: 47.23,
      zoom: 10,
    });
    expect(queryOf(inBox, viewAt(2.35, 48.85, 12))).toBeUndefined();
  });

  it('covers the whole country without a place', () => {
    const search = { place: null, filters: { ...noFilters, q: '' } };
    expect(queryOf(search, viewAt(2.2, 46.3, 5))).toEqual({ ...limits.bounds, zoom: 5 });
  });

  it('covers one kilometre around the place for a radius of 0', () => {
    const query = queryOf(
      { place: tours, filters: { ...filters, distanceKm: 0 } },
      viewAt(0.704, 47.3948, 12),
    );
    expect(query).toMatchObject({ west: 0.69, east: 0.72, south: 47.38, north: 47.41 });
  });
});

describe('issue 3, point 5 "Rechercher dans cette zone"', () => {
  const settled = { centre: tours, zoom: 9 };
  it('hasMoved is false after a small movement', () =>
    expect(hasMoved(settled, viewAt(0.72, 47.4, 9))).toBe(false));
  it('hasMoved is true after a move of more than one fifth of the view', () =>
    expect(hasMoved(settled, viewAt(0.704, 47.6, 9))).toBe(true));
  it('hasMoved is true at a zoom two levels closer', () =>
    expect(hasMoved(settled, viewAt(0.704, 47.3948, 11))).toBe(true));
});

it('boxAround reaches 10 km north and east for a radius of 10 km, holds is true only for a point inside the box, intersect is undefined for distant boxes', () => {
  const box = boxAround(tours, 10);
  expect(kmBetween(tours, { lon: tours.lon, lat: box.north })).toBeCloseTo(10, 1);
  expect(kmBetween(tours, { lon: box.east, lat: tours.lat })).toBeCloseTo(10, 1);
  expect(holds(box, tours)).toBe(true);
  expect(holds(box, { lon: 0.9, lat: 47.4 })).toBe(false);
  expect(intersect(box, { west: 3, south: 40, east: 4, north: 50 })).toBeUndefined();
});
