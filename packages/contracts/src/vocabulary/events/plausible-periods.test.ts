import { describe, expect, it } from 'vitest';
import type { Period } from './occurrences.ts';
import {
  eveningsOf,
  hourFaultOf,
  isFar,
  isLong,
  plausibleDays,
  withoutFault,
} from './plausible-periods.ts';

const at = (startTime: string | null, endTime: string | null, days = ['2026-07-01']): Period => ({
  startDate: days[0] ?? '',
  endDate: days.at(-1) ?? '',
  startTime: startTime === null ? null : `${startTime}:00`,
  endTime: endTime === null ? null : `${endTime}:00`,
});
const span = (startDate: string, endDate = startDate): Period =>
  at(null, null, [startDate, endDate]);

describe('isFar', () => {
  const days = plausibleDays('2026-06-10');
  it.each([
    [span('2000-01-01'), false],
    [span('1999-12-31'), true],
    [span('1999-12-31', '2026-07-01'), true],
    [span('2029-06-10'), false],
    [span('2029-06-11'), true],
    [span('2026-07-01', '2029-06-11'), true],
    [span('2032-07-01'), true],
  ])('imported on 2026-06-10, the period %o is far: %s', (period, expected) =>
    expect(isFar(period, days)).toBe(expected),
  );
});

it.each([
  [span('2026-01-01', '2027-05-15'), false],
  [span('2026-01-01', '2027-05-16'), true],
])('a period is long from 501 days on: %o is long: %s', (period, expected) =>
  expect(isLong(period)).toBe(expected),
);

describe('hourFaultOf', () => {
  it.each([
    // Evenings, nights and mornings that happen.
    [at(null, null), undefined],
    [at('20:30', '23:00'), undefined],
    [at('23:00', '04:00'), undefined],
    [at('23:30', '06:00'), undefined],
    [at('20:00', '12:00'), undefined],
    [at('22:00', null), undefined],
    [at('00:00', '01:30'), undefined],
    [at('00:30', '05:00'), undefined],
    [at('04:00', '07:00'), undefined],
    [at('05:00', '07:00'), undefined],
    [at('05:30', null), undefined],
    [at('06:00', '19:00'), undefined],
    [at('00:00', '20:00'), undefined],
    [at('10:00', '23:59'), undefined],
    [at('10:00', '18:00', ['2026-07-01', '2026-07-05']), undefined],
    [at('20:00', '02:00', ['2026-07-01', '2026-07-02']), undefined],
    // Exports write these for a day without hours.
    [at('00:00', '23:59'), 'whole-day'],
    [at('00:01', '22:59'), 'whole-day'],
    [at('00:00', '23:30', ['2026-07-01', '2026-07-05']), 'whole-day'],
    [at('00:00', null), 'midnight'],
    // The review's event of 2032, and 13:30 written as 01:30.
    [at('02:00', '04:00'), 'night'],
    [at('02:00', '04:00', ['2026-07-01', '2026-07-05']), 'night'],
    [at('01:00', null), 'night'],
    [at('01:30', null), 'night'],
    [at('03:59', '05:59'), 'night'],
    // The end belongs to the same day and is before the start.
    [at('18:00', '17:00'), 'reversed'],
    [at('14:00', '12:00'), 'reversed'],
    [at('20:00', '12:30'), 'reversed'],
  ])('the hours of %o have the fault %s', (period, expected) =>
    expect(hourFaultOf(period, new Set())).toBe(expected),
  );

  it.each([
    [at('00:00', null, ['2026-07-02'])],
    [at('01:00', '04:00', ['2026-07-02'])],
    [at('02:00', null, ['2026-07-02'])],
  ])('%o goes on from the evening before, and has no fault', (period) => {
    expect(hourFaultOf(period, eveningsOf([at('21:00', '23:59'), period]))).toBeUndefined();
    expect(hourFaultOf(period, eveningsOf([at('10:00', '12:00'), period]))).toBeDefined();
  });
});

it.each([
  ['00:01', '23:00', 'whole-day'],
  ['00:00', null, 'midnight'],
  ['01:00', null, 'night'],
  ['04:00', null, undefined],
  ['18:00', '17:00', 'reversed'],
])('hours without seconds, from %s to %s, have the fault %s', (startTime, endTime, expected) =>
  expect(hourFaultOf({ ...at(null, null), startTime, endTime }, new Set())).toBe(expected),
);

it.each([
  ['whole-day', at(null, null)],
  ['midnight', at(null, null)],
  ['night', at(null, null)],
  ['reversed', at('18:00', null)],
] as const)('the fault %s leaves %o of a period from 18:00 to 17:00', (fault, expected) =>
  expect(withoutFault(at('18:00', '17:00'), fault)).toEqual(expected),
);
