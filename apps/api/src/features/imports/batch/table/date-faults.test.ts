import { plausibleDays } from '@parages/contracts/vocabulary/events/plausible-periods';
import { expect, it } from 'vitest';
import { dateFaults } from './date-faults.ts';

const days = plausibleDays('2026-06-10');
const period = (startDate: string, endDate: string, startTime?: string, endTime?: string) => ({
  startDate,
  endDate,
  startTime: startTime ?? null,
  endTime: endTime ?? null,
});

it.each([
  ['no day', null, []],
  ['an evening', period('2026-07-01', '2026-07-01', '20:00:00', '23:00:00'), []],
  ['a night until 04:00', period('2026-07-01', '2026-07-01', '23:00:00', '04:00:00'), []],
  [
    'a first day of 1999',
    period('1999-12-31', '2026-07-01'),
    [{ code: 'day_far', path: 'start_date', expected: '2000-01-01', obtained: '1999-12-31' }],
  ],
  [
    'a year of 2032, at night',
    period('2032-05-01', '2032-05-01', '02:00:00', '04:00:00'),
    [{ code: 'day_far', path: 'start_date', expected: '2029-06-10', obtained: '2032-05-01' }],
  ],
  [
    'a last day of 2032',
    period('2026-07-01', '2032-07-01'),
    [{ code: 'day_far', path: 'end_date', expected: '2029-06-10', obtained: '2032-07-01' }],
  ],
  [
    'hours from 02:00 to 04:00',
    period('2026-07-01', '2026-07-01', '02:00:00', '04:00:00'),
    [{ code: 'hours_unlikely', path: 'start_time', expected: null, obtained: '02:00 – 04:00' }],
  ],
  [
    'hours from 01:30 without an end, over 730 days',
    period('2026-01-01', '2027-12-31', '01:30:00'),
    [
      { code: 'hours_unlikely', path: 'start_time', expected: null, obtained: '01:30' },
      { code: 'period_long', path: 'end_date', expected: '500', obtained: '730' },
    ],
  ],
])('a line with %s has the faults of its dates', (_what, of, expected) =>
  expect(dateFaults(of, days)).toEqual(expected),
);
