// Specification: §1.4
import { describe, expect, it } from 'vitest';
import { periodsOf } from './demo-dates.domain.ts';
import type { When } from './demo-template.ts';

const wednesday = '2026-06-10';
const sunday = '2026-06-14';
const days = (when: When, use: number, today: string) =>
  periodsOf(when, use, today).map((period) => period.startDate);

describe('periodsOf', () => {
  it('takes for the nth use of a template its nth day offset, and starts again after the last offset', () => {
    const when: When = { kind: 'days', in: [0, 3], from: '20:00', to: '22:00' };
    expect([0, 1, 2].map((use) => days(when, use, wednesday))).toEqual([
      ['2026-06-10'],
      ['2026-06-13'],
      ['2026-06-10'],
    ]);
  });

  it('returns a period that ends on the next day when the end time is before the start time', () => {
    expect(periodsOf({ kind: 'days', in: [0], from: '21:00', to: '00:30' }, 0, wednesday)).toEqual([
      { startDate: '2026-06-10', endDate: '2026-06-11', startTime: '21:00', endTime: '00:30' },
    ]);
  });

  it.each([
    ['saturday', wednesday, ['2026-06-13']],
    ['sunday', wednesday, ['2026-06-14']],
    ['both', wednesday, ['2026-06-13', '2026-06-14']],
    ['saturday', sunday, ['2026-06-20']],
    ['sunday', sunday, ['2026-06-14']],
    ['both', sunday, ['2026-06-14']],
  ] as const)(
    'with the weekend days "%s", as of %s, returns the next of them: %j',
    (on, today, expected) => {
      expect(
        days({ kind: 'weekend', weeks: [0], days: on, from: '10:00', to: '12:00' }, 0, today),
      ).toEqual(expected);
    },
  );

  it('returns the Saturday two weekends after the coming one for week 2', () => {
    expect(
      days(
        { kind: 'weekend', weeks: [2], days: 'saturday', from: '10:00', to: '12:00' },
        0,
        wednesday,
      ),
    ).toEqual(['2026-06-27']);
  });

  it('repeats weekly from today on, across a daylight saving change', () => {
    expect(
      days({ kind: 'weekly', weekday: 3, weeks: 3, from: '10:00', to: '12:00' }, 0, '2026-10-21'),
    ).toEqual(['2026-10-21', '2026-10-28', '2026-11-04']);
  });

  it('returns one period from 8 days ago to 6 days ahead for a run with these offsets', () => {
    expect(
      periodsOf({ kind: 'run', starts: [-8], ends: [6], from: '10:00', to: '18:00' }, 0, wednesday),
    ).toEqual([
      { startDate: '2026-06-02', endDate: '2026-06-16', startTime: '10:00', endTime: '18:00' },
    ]);
  });

  it('returns no period for a permanent event', () => {
    expect(periodsOf({ kind: 'always' }, 0, wednesday)).toEqual([]);
  });
});
