import {
  type DayRange,
  firstOpenDay,
  parisDay,
} from '@parages/contracts/vocabulary/dates/date-presets';
import type { Filters } from '@parages/contracts/vocabulary/search/page-filters';

export type Evening = Pick<Filters, 'dates' | 'partOfDay'>;

/** The filters of « Ce soir »: until 05:00 in Paris, the evening of the day before. */
export const tonightAt = (now: Date): Evening => {
  const day = firstOpenDay(now);
  return { dates: { start: day, end: day }, partOfDay: 'evening' };
};

export const isTonight = ({ dates, partOfDay }: Evening, now: Date): boolean => {
  const day = firstOpenDay(now);
  return partOfDay === 'evening' && dates?.start === day && dates.end === day;
};

/** The filters, without the part of the day when « Ce soir », a single chip, is chosen. */
export const besideTonight = <Wanted extends Evening>(wanted: Wanted, now: Date): Wanted =>
  isTonight(wanted, now) ? { ...wanted, partOfDay: null } : wanted;

/**
 * The days that the calendar shows as chosen. After midnight « Ce soir » has none: its day, the day
 * before, can no longer be chosen.
 */
export const calendarDays = (wanted: Evening, now: Date): DayRange | null =>
  isTonight(wanted, now) && firstOpenDay(now) !== parisDay(now) ? null : wanted.dates;
