// Specification: §2.43
import { expect, it } from 'vitest';
import { isPlacePage, placePageAnywhere, placeSearch } from './place-pages.ts';

it.each([
  ['/', true, '/'],
  ['/home', true, '/home'],
  ['/ville/tours', true, '/'],
  ['/category/concerts', true, '/category/concerts'],
  ['/ville/tours/category/concerts', true, '/category/concerts'],
  ['/promotions', true, '/promotions'],
  ['/ville/tours/promotions/concerts', true, '/promotions/concerts'],
  ['/recherche', true, '/recherche'],
  ['/ville/tours/recherche', true, '/recherche'],
  ['/evenement/fete', false, '/'],
  ['/ville/tours/evenement/fete', false, '/'],
  ['/ville/tours/ce-week-end', true, '/'],
  ['/ville/tours/category/concerts/ce-week-end', true, '/category/concerts'],
  ['/ville/tours/ce-soir', false, '/'],
  ['/demain', false, '/'],
  ['/notre-histoire', false, '/'],
])(
  'isPlacePage(%s), a list around a place, is %s; placePageAnywhere, without town and period, is %s',
  (path, isPlace, anywhere) => {
    expect(isPlacePage(path)).toBe(isPlace);
    expect(placePageAnywhere(path)).toBe(anywhere);
  },
);

it.each([
  ['', ''],
  ['?dist=5', ''],
  ['?coords=', ''],
  ['?coords=0.7,47.39', '?coords=0.7,47.39'],
  ['?dist=5&coords=0.7%2C47.39&pages=2', '?coords=0.7,47.39'],
  ['?coords=%26a%3Db', ''],
])('placeSearch keeps only the coordinates of the query string %j: %j', (search, kept) =>
  expect(placeSearch(search)).toBe(kept),
);
