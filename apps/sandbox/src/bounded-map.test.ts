import { expect, it } from 'vitest';
import { BoundedMap } from './bounded-map.ts';

it('BoundedMap drops the oldest entry beyond its limit; setting a known key drops nothing', () => {
  const map = new BoundedMap<string, number>(2);
  map.set('a', 1).set('b', 2).set('a', 3);
  expect([...map]).toEqual([
    ['a', 3],
    ['b', 2],
  ]);
  map.set('c', 4);
  expect([...map.keys()]).toEqual(['b', 'c']);
});
