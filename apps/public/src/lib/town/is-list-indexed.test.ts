import { expect, it } from 'vitest';
import { isListIndexed } from './is-list-indexed.ts';

it.each([
  [undefined, 0, false],
  [undefined, 1, true],
  [undefined, undefined, true],
  ['tours', 0, false],
  ['tours', 1, true],
  ['amboise', undefined, false],
  ['amboise', 4, false],
  ['amboise', 5, true],
])('isListIndexed of the town %s with %s events is %s', (townSlug, total, expected) =>
  expect(isListIndexed(townSlug, total)).toBe(expected),
);
