import { describe, expect, it } from 'vitest';
import { createRandom } from '../data/random.ts';
import { firstOf } from './first-of.ts';

describe('firstOf', () => {
  it.each([1, 5, 20, 99, 100, 150])(
    'returns the first %i of a hundred as a full sort does',
    (count) => {
      for (let seed = 0; seed < 50; seed++) {
        const random = createRandom(seed, count);
        const values = Array.from({ length: 100 }, () => random.int(0, 30));
        const expected = values.toSorted((a, b) => a - b).slice(0, count);
        expect(firstOf(values, count, (a, b) => a - b)).toEqual(expected);
      }
    },
  );

  it('returns an empty list for an empty list', () => {
    expect(firstOf([], 20, () => 0)).toEqual([]);
  });
});
