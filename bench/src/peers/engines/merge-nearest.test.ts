import { expect, it } from 'vitest';
import { mergeNearest } from './merge-nearest.ts';

const near = (id: string, metres: number) => ({ id, metres });
const idsOf = (lists: ReturnType<typeof near>[][], most: number) =>
  mergeNearest(lists, most).map(({ id }) => id);

it('keeps the nearest of both days', () => {
  expect(idsOf([[near('a', 1), near('c', 3)], [near('b', 2)]], 2)).toEqual(['a', 'b']);
});

it('counts a poi of both days once', () => {
  expect(idsOf([[near('a', 1), near('b', 2)], [near('a', 1)]], 20)).toEqual(['a', 'b']);
});

it('orders ties by id', () => {
  expect(idsOf([[near('c', 5), near('a', 5)], [near('b', 5)]], 20)).toEqual(['a', 'b', 'c']);
});

it('merges days without any poi', () => {
  expect(mergeNearest([[], []], 20)).toEqual([]);
});
