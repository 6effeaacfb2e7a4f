import { plausibleDays } from '@parages/contracts/vocabulary/events/plausible-periods';
import { expect, it } from 'vitest';
import type { Period } from '../mapping/poi-draft.ts';
import { checkDates } from './check-dates.ts';

const days = plausibleDays('2026-06-10');
const on = (startDate: string, more: Partial<Period> = {}): Period => ({
  startDate,
  endDate: startDate,
  startTime: null,
  endTime: null,
  ...more,
});
const check = (...periods: Period[]) => checkDates(periods, days, 'timings');
const nothing = { corrections: [], warnings: [], refusal: undefined };

it('keeps plausible periods as they are, without a finding', () => {
  const periods = [on('2026-07-01', { startTime: '20:00:00', endTime: '23:00:00' })];
  expect(check(...periods)).toEqual({ ...nothing, periods });
  expect(check()).toEqual({ ...nothing, periods: [] });
});

it('refuses a record whose days are all far, and names the accepted days', () => {
  expect(check(on('2032-05-01'), on('1970-01-01'))).toEqual({
    ...nothing,
    periods: [],
    refusal: {
      path: 'timings',
      expected: 'days from 2000-01-01 to 2029-06-10',
      obtained: '2032-05-01 → 2032-05-01 (2 periods)',
    },
  });
});

it('drops a far period beside others with a warning', () => {
  const near = on('2026-07-01');
  expect(check(near, on('2032-05-01'))).toEqual({
    ...nothing,
    periods: [near],
    warnings: [
      {
        path: 'timings',
        expected: 'days from 2000-01-01 to 2029-06-10',
        obtained: '2032-05-01 → 2032-05-01',
      },
    ],
  });
});

it('keeps a period of more than 500 days with a warning', () => {
  const long = on('2026-01-01', { endDate: '2027-12-31' });
  expect(check(long)).toEqual({
    ...nothing,
    periods: [long],
    warnings: [
      {
        path: 'timings',
        expected: 'a period of at most 500 days',
        obtained: '2026-01-01 → 2027-12-31',
      },
    ],
  });
});

it('drops hours that cannot be right, with one correction for each kind of fault, and merges equal days', () => {
  const checked = check(
    on('2026-07-01', { startTime: '00:00:00', endTime: '23:59:00' }),
    on('2026-07-01', { startTime: '02:00:00', endTime: '04:00:00' }),
    on('2026-07-02', { startTime: '00:00:00', endTime: '23:59:00' }),
    on('2026-07-03', { startTime: '18:00:00', endTime: '17:00:00' }),
  );
  expect(checked.periods).toEqual([
    on('2026-07-01'),
    on('2026-07-02'),
    on('2026-07-03', { startTime: '18:00:00' }),
  ]);
  expect(checked.corrections).toEqual([
    {
      path: 'timings',
      expected: 'whole days without hours',
      obtained: '2026-07-01 00:00:00 → 23:59:00 (2 periods)',
    },
    {
      path: 'timings',
      expected: 'an hour of the day, not of the night; the hours are left out',
      obtained: '2026-07-01 02:00:00 → 04:00:00',
    },
    {
      path: 'timings',
      expected: 'an end after the start; the end is left out',
      obtained: '2026-07-03 18:00:00 → 17:00:00',
    },
  ]);
  expect(checked.warnings).toEqual([]);
});
