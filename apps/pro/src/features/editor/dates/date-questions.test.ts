import { expect, it } from 'vitest';
import { dateQuestions } from './date-questions.ts';
import type { Period } from './recurrence.ts';

const period = (
  startDate: string,
  startTime: string | null = null,
  endTime: string | null = null,
  endDate = startDate,
): Period => ({
  startDate,
  endDate,
  startTime,
  endTime,
});
const evening = period('2027-03-03', '21:00', '23:59');

it.each([
  [period('2027-03-03', '20:30', '23:00'), []],
  [period('2027-03-03', '23:00', '04:00'), []],
  [period('2027-03-03', '05:00', '07:00'), []],
  [period('2027-03-04', '01:00', '03:00'), []],
  [period('', '02:00'), []],
  [period('2027-03-03', '02:00', null, ''), []],
  [period('2032-05-01'), ['far']],
  [period('1927-05-01'), ['far']],
  [period('2032-05-01', '02:00', '04:00'), ['far', 'night']],
  [period('2027-01-01', null, null, '2028-12-31'), ['long']],
  [period('2027-03-03', '02:00:00', '04:00:00'), ['night']],
  [period('2027-03-03', '00:00', '23:59'), ['whole-day']],
  [period('2027-03-03', '00:00'), ['midnight']],
  [period('2027-03-03', '18:00', '17:00'), ['reversed']],
])('on 2026-11-28, the editor asks about the period %o: %o', (of, expected) =>
  expect(dateQuestions(of, [evening, of], '2026-11-28')).toEqual(expected),
);
