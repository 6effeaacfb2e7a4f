import { limits } from '@parages/contracts/vocabulary/limits';
import { addDays } from 'date-fns/addDays';
import { eachDayOfInterval } from 'date-fns/eachDayOfInterval';
import { formatISO } from 'date-fns/formatISO';
import { getISODay } from 'date-fns/getISODay';
import { min } from 'date-fns/min';
import { parseISO } from 'date-fns/parseISO';

/** Days are `yyyy-MM-dd`, times `HH:mm`. */
export type Period = {
  startDate: string;
  endDate: string;
  startTime: string | null;
  endTime: string | null;
};

export const repetitions = ['once', 'daily', 'weekly', 'monthly'] as const;
type Repetition = (typeof repetitions)[number];

/** `weekDays` has numbers from 0 (Monday) to 6 (Sunday); only `weekly` reads it. */
export type Recurrence = {
  repetition: Repetition;
  firstDay: string;
  lastDay: string;
  weekDays: readonly number[];
  startTime: string | null;
  endTime: string | null;
};

/** Day of the week, from Monday (0) to Sunday (6). */
export const weekDayOf = (day: string): number => getISODay(parseISO(day)) - 1;
const dayOfMonth = (day: string): string => day.slice(8);

// A missing last day is an empty text, which precedes every day.
function daysOf({ firstDay, lastDay }: Recurrence): string[] {
  if (firstDay === '' || lastDay < firstDay) return [];
  const start = parseISO(firstDay);
  const end = min([parseISO(lastDay), addDays(start, limits.periods.max * 31 - 1)]);
  return eachDayOfInterval({ start, end }).map((day) => formatISO(day, { representation: 'date' }));
}

function isWanted({ repetition, firstDay, weekDays }: Recurrence, day: string): boolean {
  if (repetition === 'once') return day === firstDay;
  if (repetition === 'weekly') return weekDays.includes(weekDayOf(day));
  // Skips the months that lack this day (a 31st, say) instead of taking their last day.
  if (repetition === 'monthly') return dayOfMonth(day) === dayOfMonth(firstDay);
  return true;
}

export const generatePeriods = (recurrence: Recurrence): Period[] =>
  daysOf(
    recurrence.repetition === 'once' ? { ...recurrence, lastDay: recurrence.firstDay } : recurrence,
  )
    .filter((day) => isWanted(recurrence, day))
    .slice(0, limits.periods.max)
    .map((day) => ({
      startDate: day,
      endDate: day,
      startTime: recurrence.startTime,
      endTime: recurrence.endTime,
    }));

const orderOf = ({ startDate, startTime }: Period): string => `${startDate} ${startTime ?? ''}`;
const sameAs = ({ startDate, endDate, startTime, endTime }: Period): string =>
  [startDate, endDate, startTime, endTime].join(' ');

export const mergePeriods = (present: readonly Period[], added: readonly Period[]): Period[] =>
  [...new Map([...present, ...added].map((period) => [sameAs(period), period])).values()].sort(
    (one, other) => (orderOf(one) < orderOf(other) ? -1 : 1),
  );

export const runsPastMidnight = ({ startDate, endDate, startTime, endTime }: Period): boolean =>
  startTime !== null && endTime !== null && startDate === endDate && endTime <= startTime;
