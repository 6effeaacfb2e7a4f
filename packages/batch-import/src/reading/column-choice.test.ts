// Specification: §12.13
import { expect, it } from 'vitest';
import { columnLetters, repeatedColumns } from './column-choice.ts';

it.each([
  [0, 'A'],
  [25, 'Z'],
  [26, 'AA'],
  [199, 'GR'],
])('the column at index %i has the letters %s', (index, letters) =>
  expect(columnLetters(index)).toBe(letters),
);

it('repeatedColumns finds the second heading of a column, and none for headings that are not read', () =>
  expect([...repeatedColumns(['title', '', 'city', 'title', ''])]).toEqual([3]));
