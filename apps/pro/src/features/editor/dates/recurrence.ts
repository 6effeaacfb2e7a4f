import { limits } from '@parages/contracts/vocabulary/limits';
import { addDays } from 'date-fns/addDays';
import { differenceInCalendarISOWeeks } from 'date-fns/differenceInCalendarISOWeeks';
import { eachDayOfInterval } from 'date-fns/eachDayOfInterval';
import { formatISO } from 'date-fns/formatISO';
import { getDaysInMonth } from 'date-fns/getDaysInMonth';
import { getISODay } from 'date-fns/getISODay';
import { min } from 'date-fns/min';
import { parseISO } from 'date-fns/parseISO';

/** Days are `yyyy-MM-dd`, times `HH:mm`. */
export type Period = {
  startDate: string;
  endDate: string;
  startTime: string | null;
  endTime: string | null;
  /** What sets the date apart; absent from a generated date. */
  note?: string | null;
};

export const repetitions = ['once', 'daily', 'weekly', 'monthly', 'monthlyWeekDay'] as const;
type Repetition = (typeof repetitions)[number];

/** The numbers of weeks after which a weekly event comes again. */
export const weekIntervals = [1, 2, 3, 4] as const;
export type WeekInterval = (typeof weekIntervals)[number];

/** Which of the Sundays, say, of a month. */
export const ordinals = ['first', 'second', 'third', 'fourth', 'last'] as const;
export type Ordinal = (typeof ordinals)[number];

export type Hours = Pick<Period, 'startTime' | 'endTime'>;

/**
 * `weekDays` has numbers from 0 (Monday) to 6 (Sunday); only `weekly` and `monthlyWeekDay` read it.
 * `everyWeeks` counts from the week of the first day; only `weekly` reads it. Only `monthlyWeekDay`
 * reads `ordinals`. Each day comes once with each of the `hours`.
 */
export type Recurrence = {
  repetition: Repetition;
  firstDay: string;
  lastDay: string;
  weekDays: readonly number[];
  everyWeeks: WeekInterval;
  ordinals: readonly Ordinal[];
  hours: readonly Hours[];
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

const dayOf = (day: string): number => Number(dayOfMonth(day));
const daysInWeek = 7;

/** The ordinals of a day among those of its weekday in the month: a fourth may be the last too. */
export function ordinalsOf(day: string): Ordinal[] {
  const nth = ordinals[Math.ceil(dayOf(day) / daysInWeek) - 1];
  const isLast = dayOf(day) + daysInWeek > getDaysInMonth(parseISO(day));
  // A fifth is only the last one.
  return [...new Set([...(nth ? [nth] : []), ...(isLast ? (['last'] as const) : [])])];
}

const isInWeek = ({ firstDay, everyWeeks }: Recurrence, day: string): boolean =>
  differenceInCalendarISOWeeks(parseISO(day), parseISO(firstDay)) % everyWeeks === 0;

function isWanted(recurrence: Recurrence, day: string): boolean {
  const { repetition, firstDay, weekDays } = recurrence;
  if (repetition === 'once') return day === firstDay;
  if (repetition === 'weekly')
    return weekDays.includes(weekDayOf(day)) && isInWeek(recurrence, day);
  if (repetition === 'monthlyWeekDay')
    return (
      weekDays.includes(weekDayOf(day)) &&
      ordinalsOf(day).some((one) => recurrence.ordinals.includes(one))
    );
  // Skips the months that lack this day (a 31st, say) instead of taking their last day.
  if (repetition === 'monthly') return dayOfMonth(day) === dayOfMonth(firstDay);
  return true;
}

/** `isKept` leaves out days, such as holidays. */
export const generatePeriods = (
  recurrence: Recurrence,
  isKept: (day: string) => boolean = () => true,
): Period[] =>
  daysOf(
    recurrence.repetition === 'once' ? { ...recurrence, lastDay: recurrence.firstDay } : recurrence,
  )
    .filter((day) => isWanted(recurrence, day) && isKept(day))
    .flatMap((day) =>
      recurrence.hours.map(({ startTime, endTime }) => ({
        startDate: day,
        endDate: day,
        startTime,
        endTime,
      })),
    )
    .slice(0, limits.periods.max);

const orderOf = ({ startDate, startTime }: Period): string => `${startDate} ${startTime ?? ''}`;
const sameAs = ({ startDate, endDate, startTime, endTime }: Period): string =>
  [startDate, endDate, startTime, endTime].join(' ');

export const mergePeriods = (present: readonly Period[], added: readonly Period[]): Period[] =>
  // A present date prevails over a generated one: it may have a note.
  [...new Map([...added, ...present].map((period) => [sameAs(period), period])).values()].sort(
    (one, other) => (orderOf(one) < orderOf(other) ? -1 : 1),
  );

export const runsPastMidnight = ({ startDate, endDate, startTime, endTime }: Period): boolean =>
  startTime !== null && endTime !== null && startDate === endDate && endTime <= startTime;
