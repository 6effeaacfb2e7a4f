import { shiftDay } from '@parages/contracts/vocabulary/dates/date-presets';
import type { Period } from './poi-draft.ts';

/** With more dates than these, an event is open on most days: they are its opening hours. */
const mostDates = 100;
/** Days in a row that become one period. */
const leastDays = 3;

const isOfOneDay = ({ startDate, endDate }: Period): boolean => startDate === endDate;

/** An end after midnight belongs to the day of its start alone. */
const isWithinDay = (period: Period): boolean =>
  isOfOneDay(period) &&
  (period.startTime === null || period.endTime === null || period.endTime > period.startTime);

const hoursOf = ({ startTime, endTime }: Period): string => `${startTime}|${endTime}`;

function joinRun(run: readonly Period[]): Period[] {
  const [first, last] = [run[0], run.at(-1)];
  return first === undefined || last === undefined || run.length < leastDays
    ? [...run]
    : [{ ...first, endDate: last.endDate }];
}

function joinDays(days: readonly Period[]): Period[] {
  const joined: Period[] = [];
  let run: Period[] = [];
  for (const day of days) {
    const before = run.at(-1);
    if (before !== undefined && shiftDay(before.startDate, 1) !== day.startDate) {
      joined.push(...joinRun(run));
      run = [];
    }
    run.push(day);
  }
  return [...joined, ...joinRun(run)];
}

/**
 * Writes hundreds of dates as opening hours: days in a row with the same hours become one period,
 * whose hours are those of each day. `periods` are sorted and distinct; the result is not sorted.
 */
export function joinOpeningDays(periods: readonly Period[]): Period[] {
  if (periods.length <= mostDates) return [...periods];
  const joined: Period[] = periods.filter((period) => !isWithinDay(period));
  const byHours = new Map<string, Period[]>();
  for (const period of periods.filter(isWithinDay)) {
    const key = hoursOf(period);
    const same = byHours.get(key);
    if (same === undefined) byHours.set(key, [period]);
    else same.push(period);
  }
  for (const days of byHours.values()) joined.push(...joinDays(days));
  return joined;
}
