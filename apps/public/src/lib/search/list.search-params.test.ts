// Specification: §2.10, §2.11
import { expect, it } from 'vitest';
import { parseListParams, withListParams } from './list.search-params.ts';

it.each([
  ['', 'date', 1],
  ['sort=distance', 'distance', 1],
  ['sort=newest&pages=3', 'newest', 3],
  ['sort=other&pages=abc', 'date', 1],
  ['pages=0', 'date', 1],
  ['pages=-2', 'date', 1],
  ['pages=2.5', 'date', 1],
  ['pages=1000', 'date', 25],
])('the list with the query "%s" is sorted by %s and shows %d pages', (query, sort, pages) =>
  expect(parseListParams(new URLSearchParams(query))).toEqual({ sort, pages }),
);

it('withListParams removes the page when the order changes, keeps other parameters, and omits the default order', () => {
  const params = new URLSearchParams('dist=5&pages=3');
  expect(withListParams(params, { sort: 'distance' }).toString()).toBe('dist=5&sort=distance');
  expect(withListParams(params, { pages: 4 }).toString()).toBe('dist=5&pages=4');
  expect(withListParams(new URLSearchParams('sort=distance'), { sort: 'date' }).toString()).toBe(
    '',
  );
});
