// Specification: §2.11, §2.12
import { expect, it } from 'vitest';
import { type Answer, firstParts, followingParts } from './list-parts.ts';

const query = { lon: 0.7, lat: 47.4, distanceKm: 30, theme: 'concerts' } as const;
const answers = (...totals: number[]): Answer[] =>
  totals.map((total, index) => ({
    group: (['agenda', 'last-days', 'ongoing'] as const)[index],
    data: { items: [], extra: [], total },
  }));
const pagesOf = (parts: ReturnType<typeof followingParts>) =>
  parts.map(({ group, options }) => [group, options.queryKey.at(-1)]);

it('firstParts requests the first page of each group when sorted by date, else one ungrouped page', () => {
  expect(firstParts(query, { sort: 'date', pages: 3 }).map(({ group }) => group)).toEqual([
    'agenda',
    'last-days',
    'ongoing',
  ]);
  expect(firstParts(query, { sort: 'newest', pages: 1 }).map(({ group }) => group)).toEqual([
    undefined,
  ]);
});

it('followingParts requests further pages only for groups that have more', () => {
  expect(pagesOf(followingParts(query, { sort: 'date', pages: 3 }, answers(45, 3, 21)))).toEqual([
    ['agenda', 1],
    ['agenda', 2],
    ['ongoing', 1],
  ]);
});

it('decision "when fewer than pageSize lie within distanceKm, extra is filled with the nearest ones": followingParts requests them when sorted by date with fewer than 20 events', () => {
  expect(pagesOf(followingParts(query, { sort: 'date', pages: 1 }, answers(10, 5, 4)))).toEqual([
    ['further', 0],
  ]);
  expect(followingParts(query, { sort: 'date', pages: 1 }, answers(10, 5, 5))).toEqual([]);
  // Sorted otherwise, the first answer already has the events outside the radius, in `extra`.
  expect(followingParts(query, { sort: 'distance', pages: 1 }, answers(3))).toEqual([]);
});
