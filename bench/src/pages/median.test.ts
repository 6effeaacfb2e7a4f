import { expect, it } from 'vitest';
import { spreadOf } from './median.ts';

it.each([
  [[3, 1, 2], { median: 2, least: 1, most: 3 }],
  [[4, 1, 2, 3], { median: 2.5, least: 1, most: 4 }],
  [[], { median: 0, least: 0, most: 0 }],
])('spreadOf finds the median, the least and the most of %j', (values, spread) =>
  expect(spreadOf(values)).toEqual(spread),
);
