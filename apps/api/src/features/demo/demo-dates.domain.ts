import { shiftDay } from '@parages/contracts/vocabulary/dates/date-presets';
import type { When } from './demo-template.ts';

/** Days are `yyyy-MM-dd`, times are `HH:mm`. */
export type DemoPeriod = { startDate: string; endDate: string; startTime: string; endTime: string };

const saturday = 6;
const sunday = 7;

const valueOfUse = (values: readonly number[], use: number): number =>
  values[use % values.length] ?? 0;

/** 1 for Monday to 7 for Sunday. */
const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay() || sunday;

const nextWeekday = (day: string, weekday: number): string =>
  shiftDay(day, (weekday - weekdayOf(day) + 7) % 7);

const weekendDays = (
  when: Extract<When, { kind: 'weekend' }>,
  use: number,
  today: string,
): string[] => {
  const offset = 7 * valueOfUse(when.weeks, use);
  if (when.days === 'saturday') return [shiftDay(nextWeekday(today, saturday), offset)];
  const lastDay = shiftDay(nextWeekday(today, sunday), offset);
  return when.days === 'sunday'
    ? [lastDay]
    : [shiftDay(lastDay, -1), lastDay].filter((day) => day >= today);
};

const daysOf = (
  when: Exclude<When, { kind: 'run' | 'always' }>,
  use: number,
  today: string,
): string[] => {
  if (when.kind === 'days') return [shiftDay(today, valueOfUse(when.in, use))];
  if (when.kind === 'weekend') return weekendDays(when, use, today);
  const first = nextWeekday(today, when.weekday);
  return Array.from({ length: when.weeks }, (_, week) => shiftDay(first, 7 * week));
};

export const periodsOf = (when: When, use: number, today: string): DemoPeriod[] => {
  if (when.kind === 'always') return [];
  const times = { startTime: when.from, endTime: when.to };
  if (when.kind === 'run')
    return [
      {
        startDate: shiftDay(today, valueOfUse(when.starts, use)),
        endDate: shiftDay(today, valueOfUse(when.ends, use)),
        ...times,
      },
    ];
  // An end time that is not after the start time is on the next day.
  const nights = when.to <= when.from ? 1 : 0;
  return daysOf(when, use, today).map((day) => ({
    startDate: day,
    endDate: shiftDay(day, nights),
    ...times,
  }));
};
