import { describe, expect, it } from 'vitest';
import { presetOf, presetRange } from './date-presets.ts';
import { dayInParis } from './paris-day.ts';

describe('nextWeekend', () => {
  it.each([
    ['2026-06-08', '2026-06-13', '2026-06-14'],
    ['2026-06-12', '2026-06-13', '2026-06-14'],
    ['2026-06-13', '2026-06-13', '2026-06-14'],
    ['2026-06-14', '2026-06-14', '2026-06-14'],
    ['2026-12-31', '2027-01-02', '2027-01-03'],
    ['2026-03-28', '2026-03-28', '2026-03-29'],
  ])('from %s runs from %s to %s', (today, start, end) => expect(presetRange('nextWeekend', today)).toEqual({ start, end }));
});

it('names the days it knows, and only those', () => {
  const today = '2026-06-10';
  expect(presetOf({ start: '2026-06-10', end: '2026-06-10' }, today)).toBe('today');
  expect(presetOf({ start: '2026-06-11', end: '2026-06-11' }, today)).toBe('tomorrow');
  expect(presetOf({ start: '2026-06-13', end: '2026-06-14' }, today)).toBe('nextWeekend');
  expect(presetOf({ start: '2026-06-13', end: '2026-06-13' }, today)).toBeUndefined();
});

it.each([
  ['2026-03-28T23:30:00Z', '2026-03-29'],
  ['2026-03-29T22:30:00Z', '2026-03-30'],
  ['2026-10-25T22:30:00Z', '2026-10-25'],
  ['2026-10-25T23:30:00Z', '2026-10-26'],
])('%s is %s in Paris, around both clock changes', (instant, day) => expect(dayInParis(new Date(instant))).toBe(day));
