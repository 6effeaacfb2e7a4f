// Specification: §5.38
import { limits } from '@parages/contracts/vocabulary/limits';
import { describe, expect, it } from 'vitest';
import {
  generatePeriods,
  mergePeriods,
  ordinalsOf,
  type Recurrence,
  runsPastMidnight,
  weekDayOf,
} from './recurrence.ts';

const march: Recurrence = {
  repetition: 'weekly',
  firstDay: '2027-03-03',
  lastDay: '2027-05-26',
  weekDays: [2],
  everyWeeks: 1,
  ordinals: [],
  hours: [{ startTime: '20:30', endTime: null }],
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

describe('issue 16 "every n weeks, nth weekday of the month, several times a day"', () => {
  it('O15: generates every other Saturday, as the landing page promises, counted from the week of the first day', () =>
    expect(
      days({ weekDays: [5], everyWeeks: 2, firstDay: '2026-12-12', lastDay: '2027-01-31' }),
    ).toEqual(['2026-12-12', '2026-12-26', '2027-01-09', '2027-01-23']));

  it('generates both days of every third week, also when the first day is the later one', () =>
    expect(
      days({ weekDays: [5, 6], everyWeeks: 3, firstDay: '2027-03-07', lastDay: '2027-04-11' }),
    ).toEqual(['2027-03-07', '2027-03-27', '2027-03-28']));

  it('generates the second Sunday of each month, and none of the month whose second one is over', () =>
    expect(
      days({
        repetition: 'monthlyWeekDay',
        weekDays: [6],
        ordinals: ['second'],
        firstDay: '2027-03-15',
        lastDay: '2027-06-30',
      }),
    ).toEqual(['2027-04-11', '2027-05-09', '2027-06-13']));

  it('generates the first and the last Friday of each month', () =>
    expect(
      days({
        repetition: 'monthlyWeekDay',
        weekDays: [4],
        ordinals: ['first', 'last'],
        firstDay: '2027-01-01',
        lastDay: '2027-02-28',
      }),
    ).toEqual(['2027-01-01', '2027-01-29', '2027-02-05', '2027-02-26']));

  it.each([
    ['2027-02-07', ['first']],
    ['2027-02-08', ['second']],
    ['2027-02-22', ['fourth', 'last']],
    ['2027-03-28', ['fourth', 'last']],
    ['2027-03-24', ['fourth']],
    ['2027-03-29', ['last']],
  ])('%s is, among the days of its weekday in the month: %j', (day, expected) =>
    expect(ordinalsOf(day)).toEqual(expected),
  );

  it('generates each day once for each of its hours, in order, and at most as many dates as an event may have', () => {
    const hours = [
      { startTime: '14:00', endTime: '15:00' },
      { startTime: '16:00', endTime: null },
    ];
    expect(
      generatePeriods({ ...march, lastDay: '2027-03-10', hours }).map(
        ({ startDate, startTime, endTime }) => [startDate, startTime, endTime],
      ),
    ).toEqual([
      ['2027-03-03', '14:00', '15:00'],
      ['2027-03-03', '16:00', null],
      ['2027-03-10', '14:00', '15:00'],
      ['2027-03-10', '16:00', null],
    ]);
    expect(
      generatePeriods({ ...march, repetition: 'daily', lastDay: '2100-01-01', hours }),
    ).toHaveLength(limits.periods.max);
  });
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

it('mergePeriods keeps the note of a present date that is generated again', () => {
  const noted = { ...period('2027-03-05'), note: 'Version surtitrée' };
  expect(mergePeriods([noted], [period('2027-03-05')])).toEqual([noted]);
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
