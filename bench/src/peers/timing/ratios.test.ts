import { expect, it } from 'vitest';
import { ratioOf } from './ratios.ts';

it('compares round by round, so that a slow round counts on both sides', () => {
  expect(ratioOf([2, 20, 3], [1, 10, 1])).toEqual({ rounds: [2, 2, 3], median: 2 });
});

it('takes the middle between both middle rounds', () => {
  expect(ratioOf([1, 2], [1, 1]).median).toBe(1.5);
});

it('refuses engines of different rounds', () => {
  expect(() => ratioOf([1, 2], [1])).toThrow('rounds');
});
