import { expect, it } from 'vitest';
import { BoundedList } from './bounded-list.ts';

it('BoundedList lists newest first, drops the oldest beyond its limit, removes by a predicate, and clears', () => {
  const list = new BoundedList<number>(3);
  for (const item of [1, 2, 3, 4]) list.add(item);
  expect(list.list()).toEqual([4, 3, 2]);
  list.remove((item) => item === 3);
  expect(list.list()).toEqual([4, 2]);
  list.clear();
  expect(list.list()).toEqual([]);
});
