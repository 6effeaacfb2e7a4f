import { limits } from '@parages/contracts/vocabulary/limits';
import { addDays } from 'date-fns/addDays';
import { eachDayOfInterval } from 'date-fns/eachDayOfInterval';
import { formatISO } from 'date-fns/formatISO';
import { getISODay } from 'date-fns/getISODay';
import { min } from 'date-fns/min';
import { parseISO } from 'date-fns/parseISO';

/** A period as the API takes it; days `yyyy-MM-dd`, times `HH:mm`. */
export type Period = {
  startDate: string;
  endDate: string;
  startTime: string | null;
  endTime: string | null;
};

export const repetitions = ['once', 'daily', 'weekly', 'monthly'] as const;
type Repetition = (typeof repetitions)[number];

/** What the generator is asked: from the first day to the last, at these times. `weekDays` counts from Monday (0) to Sunday (6), for `weekly`. */
export type Recurrence = {
  repetition: Repetition;
  firstDay: string;
  lastDay: string;
  weekDays: readonly number[];
  startTime: string | null;
  endTime: string | null;
};

/** From Monday (0) to Sunday (6). */
export const weekDayOf = (day: string): number => getISODay(parseISO(day)) - 1;
const dayOfMonth = (day: string): string => day.slice(8);

// A range that ends before it begins has no day; one that never ends is cut where an event has enough dates.
function daysOf({ firstDay, lastDay }: Recurrence): string[] {
  if (firstDay === '' || lastDay < firstDay) return [];
  const start = parseISO(firstDay);
  const end = min([parseISO(lastDay), addDays(start, limits.periods.max * 31 - 1)]);
  return eachDayOfInterval({ start, end }).map((day) => formatISO(day, { representation: 'date' }));
}

function isWanted({ repetition, firstDay, weekDays }: Recurrence, day: string): boolean {
  if (repetition === 'once') return day === firstDay;
  if (repetition === 'weekly') return weekDays.includes(weekDayOf(day));
  // A month without a 31st is left out: nobody means the day before.
  if (repetition === 'monthly') return dayOfMonth(day) === dayOfMonth(firstDay);
  return true;
}

/** Plain periods, one for each day: nothing of the rule is kept, each can be changed or taken away. At most as many as an event may have. */
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

/** Both lists in order, what is in both once. */
export const mergePeriods = (present: readonly Period[], added: readonly Period[]): Period[] =>
  [...new Map([...present, ...added].map((period) => [sameAs(period), period])).values()].sort(
    (one, other) => (orderOf(one) < orderOf(other) ? -1 : 1),
  );

/** Whether a period runs past midnight: it belongs to its first day, as visitors see it. */
export const runsPastMidnight = ({ startDate, endDate, startTime, endTime }: Period): boolean =>
  startTime !== null && endTime !== null && startDate === endDate && endTime <= startTime;
