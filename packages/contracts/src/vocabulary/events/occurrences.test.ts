// Specification: §2.35
import { describe, expect, it } from 'vitest';
import { areOver, lastDayOf, toOccurrence, toOffsetDateTime } from './occurrences.ts';

const period = (
  startDate: string,
  endDate = startDate,
  startTime: string | null = null,
  endTime: string | null = null,
) => ({
  startDate,
  endDate,
  startTime,
  endTime,
});

describe('toOccurrence', () => {
  it.each([
    [
      'an evening from 20:30 to 22:00',
      period('2026-06-14', '2026-06-14', '20:30:00', '22:00:00'),
      '2026-06-14 20:30:00',
      '2026-06-14 22:00:00',
    ],
    [
      'a night that ends at 00:30 of the next day',
      period('2026-06-14', '2026-06-15', '21:00:00', '00:30:00'),
      '2026-06-14 21:00:00',
      '2026-06-15 00:30:00',
    ],
    [
      'a night from 21:00 to 02:00 of one day, which ends on the next day,',
      period('2026-06-14', '2026-06-14', '21:00:00', '02:00:00'),
      '2026-06-14 21:00:00',
      '2026-06-15 02:00:00',
    ],
    [
      'an evening without an end',
      period('2026-06-14', '2026-06-14', '20:30:00', null),
      '2026-06-14 20:30:00',
      null,
    ],
    [
      'an end equal to the start, which counts as no end,',
      period('2026-06-14', '2026-06-14', '20:30:00', '20:30:00'),
      '2026-06-14 20:30:00',
      null,
    ],
  ])('turns %s into a timed occurrence', (_, given, start, end) => {
    const occurrence = toOccurrence(given);
    if (occurrence.kind !== 'timed') throw new Error(occurrence.kind);
    expect(`${occurrence.start.day} ${occurrence.start.time}`).toBe(start);
    expect(occurrence.end && `${occurrence.end.day} ${occurrence.end.time}`).toBe(end);
  });

  it('turns a day without hours into a whole day, and three months with hours into days with hours', () => {
    expect(toOccurrence(period('2026-06-14', '2026-06-14', null, null))).toEqual({
      kind: 'days',
      firstDay: '2026-06-14',
      lastDay: '2026-06-14',
      hours: null,
    });
    expect(toOccurrence(period('2026-06-01', '2026-08-30', '10:00:00', '18:00:00'))).toEqual({
      kind: 'days',
      firstDay: '2026-06-01',
      lastDay: '2026-08-30',
      hours: { from: '10:00:00', to: '18:00:00' },
    });
  });
});

it('lastDayOf returns the day before an end by 05:00, and the day of a later end', () => {
  expect(lastDayOf(period('2026-06-14', '2026-06-15', '21:00:00', '05:00:00'))).toBe('2026-06-14');
  expect(lastDayOf(period('2026-06-14', '2026-06-15', '21:00:00', '05:01:00'))).toBe('2026-06-15');
});

describe('toOffsetDateTime', () => {
  it.each([
    ['2026-06-14', '20:30:00', '+02:00'],
    ['2026-12-14', '20:30:00', '+01:00'],
    ['2026-03-29', '01:59:00', '+01:00'],
    ['2026-03-29', '03:00:00', '+02:00'],
    ['2026-10-25', '03:00:00', '+01:00'],
  ])('formats %s %s in Paris with the offset %s', (day, time, offset) =>
    expect(toOffsetDateTime({ day, time })).toBe(`${day}T${time}${offset}`),
  );
});

it.each([
  ['true for a day before today', [period('2026-06-14')], true],
  ['false for today', [period('2026-06-15')], false],
  ['false when one of two dates is to come', [period('2026-06-01'), period('2026-07-01')], false],
  ['false for a period that ends today', [period('2026-06-01', '2026-06-15')], false],
  [
    'true for an evening that ended today at 02:00',
    [period('2026-06-14', '2026-06-15', '20:30:00', '02:00:00')],
    true,
  ],
  ['false without dates', [], false],
  ['false while a last day is missing', [period('2026-06-01', '')], false],
])('areOver is %s', (_case, periods, expected) => {
  expect(areOver(periods, '2026-06-15')).toBe(expected);
});
