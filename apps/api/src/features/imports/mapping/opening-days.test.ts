import { shiftDay } from '@parages/contracts/vocabulary/dates/date-presets';
import { expect, it } from 'vitest';
import { toPeriods } from './periods.ts';

const hours = { startTime: '10:00', endTime: '18:00' };
const day = (after: number, more = {}) => {
  const date = shiftDay('2026-01-05', after);
  return { startDate: date, endDate: date, ...hours, ...more };
};
const days = (count: number, more = {}) => Array.from({ length: count }, (_, at) => day(at, more));
const written = (raws: Parameters<typeof toPeriods>[0]) =>
  toPeriods(raws, 'timings').periods.map(
    ({ startDate, endDate, startTime, endTime }) =>
      `${startDate} ${endDate} ${startTime?.slice(0, 5)} ${endTime?.slice(0, 5)}`,
  );

it('writes 660 dates, from Tuesday to Sunday, as 110 weeks with opening hours', () => {
  const open = days(770).filter((_, at) => at % 7 !== 0);
  const periods = written(open);
  expect(periods).toHaveLength(110);
  expect(periods.slice(0, 2)).toEqual([
    '2026-01-06 2026-01-11 10:00 18:00',
    '2026-01-13 2026-01-18 10:00 18:00',
  ]);
});

it('keeps two openings a day, and more than 800 dates, which would lose the earliest', () => {
  const periods = written([...days(500), ...days(500, { startTime: '20:00', endTime: '22:00' })]);
  expect(periods).toEqual([
    '2026-01-05 2027-05-19 10:00 18:00',
    '2026-01-05 2027-05-19 20:00 22:00',
  ]);
});

it('keeps each date of 100, of pairs of days, and of nights until after midnight', () => {
  expect(written(days(100))).toHaveLength(100);
  expect(written(days(180).filter((_, at) => at % 3 !== 0))).toHaveLength(120);
  expect(written(days(120, { startTime: '22:00', endTime: '02:00' }))).toHaveLength(120);
});
