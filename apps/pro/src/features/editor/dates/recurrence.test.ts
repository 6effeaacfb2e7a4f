// Specification: §5.38
import { limits } from '@parages/contracts/vocabulary/limits';
import { describe, expect, it } from 'vitest';
import {
  generatePeriods,
  mergePeriods,
  type Recurrence,
  runsPastMidnight,
  weekDayOf,
} from './recurrence.ts';

const march: Recurrence = {
  repetition: 'weekly',
  firstDay: '2027-03-03',
  lastDay: '2027-05-26',
  weekDays: [2],
  startTime: '20:30',
  endTime: null,
};
const days = (change: Partial<Recurrence>): string[] =>
  generatePeriods({ ...march, ...change }).map(({ startDate }) => startDate);
const period = (startDate: string, startTime: string | null = null) => ({
  startDate,
  endDate: startDate,
  startTime,
  endTime: null,
});

describe('issue "recurrence generator", decisions "once, daily, weekly with days, monthly … writes plain periods"', () => {
  it('ignores the last day for "once" and generates one date', () =>
    expect(days({ repetition: 'once' })).toEqual(['2027-03-03']));

  it('generates one date per day for "daily"', () =>
    expect(days({ repetition: 'daily', lastDay: '2027-03-05' })).toEqual([
      '2027-03-03',
      '2027-03-04',
      '2027-03-05',
    ]));

  it('generates 13 Wednesdays for "weekly": "du 3 mars au 26 mai", both included', () => {
    const found = days({});
    expect([found.length, found[0], found.at(-1)]).toEqual([13, '2027-03-03', '2027-05-26']);
    expect(found.every((day) => weekDayOf(day) === 2)).toBe(true);
  });

  it('generates the dates of several week days in order', () =>
    expect(days({ weekDays: [6, 5], lastDay: '2027-03-14' })).toEqual([
      '2027-03-06',
      '2027-03-07',
      '2027-03-13',
      '2027-03-14',
    ]));

  it('generates no date for "weekly" without a week day', () =>
    expect(days({ weekDays: [] })).toEqual([]));

  it('skips the months without a 31st for "monthly" from a 31st', () =>
    expect(days({ repetition: 'monthly', firstDay: '2027-01-31', lastDay: '2027-05-31' })).toEqual([
      '2027-01-31',
      '2027-03-31',
      '2027-05-31',
    ]));

  it('generates each day for "daily" across the start of daylight saving time', () =>
    expect(days({ repetition: 'daily', firstDay: '2027-03-27', lastDay: '2027-03-29' })).toEqual([
      '2027-03-27',
      '2027-03-28',
      '2027-03-29',
    ]));

  it('generates no date when the last day precedes the first, or without a first day', () =>
    expect([days({ lastDay: '2027-03-01' }), days({ firstDay: '' })]).toEqual([[], []]));

  it('generates at most as many dates as an event may have', () =>
    expect(days({ repetition: 'daily', lastDay: '2100-01-01' })).toHaveLength(limits.periods.max));

  it('gives the first generated date the start time and the empty end time of the rule', () =>
    expect(generatePeriods(march)[0]).toEqual({ ...period('2027-03-03'), startTime: '20:30' }));
});

it('mergePeriods adds generated dates to the present ones, sorted by day and time, without duplicates', () => {
  const merged = mergePeriods(
    [period('2027-03-05'), period('2027-03-03', '21:00')],
    [period('2027-03-03', '14:00'), period('2027-03-05')],
  );
  expect(merged).toEqual([
    period('2027-03-03', '14:00'),
    period('2027-03-03', '21:00'),
    period('2027-03-05'),
  ]);
});

it.each([
  ['20:30', '23:00', false],
  ['22:00', '02:00', true],
  ['22:00', null, false],
  [null, '02:00', false],
])('a one-day period from %s to %s runs past midnight: %s', (startTime, endTime, expected) =>
  expect(
    runsPastMidnight({ startDate: '2027-03-03', endDate: '2027-03-03', startTime, endTime }),
  ).toBe(expected),
);
