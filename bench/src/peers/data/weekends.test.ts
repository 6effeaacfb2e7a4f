import { expect, it } from 'vitest';
import { dayOf, isoDayOf } from '../../search/data/calendar.ts';
import { comingWeekends } from './weekends.ts';

const daysOf = (today: string, count = 1) =>
  comingWeekends(dayOf(today), count).map((weekend) => weekend.map(isoDayOf));

it('begins with the next Saturday', () => {
  expect(daysOf('2026-11-30')).toEqual([['2026-12-05', '2026-12-06']]);
  expect(daysOf('2026-12-04')).toEqual([['2026-12-05', '2026-12-06']]);
});

it('leaves out a weekend that has begun', () => {
  expect(daysOf('2026-12-05')).toEqual([['2026-12-12', '2026-12-13']]);
  expect(daysOf('2026-12-06')).toEqual([['2026-12-12', '2026-12-13']]);
});

it('continues week by week', () => {
  expect(daysOf('2026-11-30', 2)).toEqual([
    ['2026-12-05', '2026-12-06'],
    ['2026-12-12', '2026-12-13'],
  ]);
});
