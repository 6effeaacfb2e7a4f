import { atParis } from './paris-time.ts';

/** The date presets, in display order. */
export const datePresets = ['today', 'tomorrow', 'nextWeekend'] as const;

export type DatePreset = (typeof datePresets)[number];

export const isDatePreset = (text: string): text is DatePreset =>
  datePresets.some((preset) => preset === text);

/** Days from `start` to `end`, both included, as `yyyy-MM-dd`. */
export type DayRange = { start: string; end: string };

// Years 1900 to 2100.
const dayPattern = /^(19\d{2}|20\d{2}|2100)-\d{2}-\d{2}$/;
const eveningEndsAtHour = 5;
const saturday = 6;
const sunday = 0;

// Days are computed on UTC midnights, where every day has 24 hours.
const msPerDay = 86_400_000;
const utcMidnight = (day: string): Date => new Date(`${day}T00:00:00Z`);
const toDay = (midnight: Date): string => midnight.toISOString().slice(0, 10);

/** Whether a text is a real day of the years 1900 to 2100, as `yyyy-MM-dd`. */
export const isDay = (text: string): boolean => {
  if (!dayPattern.test(text)) return false;
  const midnight = utcMidnight(text);
  // `Date` reads the 30th of February as a day of March.
  return !Number.isNaN(midnight.getTime()) && toDay(midnight) === text;
};

/** The day `count` days after a day; before it when negative. */
export const shiftDay = (day: string, count: number): string =>
  toDay(new Date(utcMidnight(day).getTime() + count * msPerDay));

/** The first and the last day of a month, `yyyy-MM`. */
export function monthDays(month: string): DayRange {
  const start = `${month}-01`;
  const nextMonth = `${shiftDay(start, 31).slice(0, 7)}-01`;
  return { start, end: shiftDay(nextMonth, -1) };
}

/** Number of days in a range, both ends included: 1 for a single day. */
export const countDays = ({ start, end }: DayRange): number =>
  Math.round((utcMidnight(end).getTime() - utcMidnight(start).getTime()) / msPerDay) + 1;

/** The calendar day in Paris at an instant, as `yyyy-MM-dd`. */
export const parisDay = (instant: Date): string => atParis(instant).day;

/**
 * Today in Paris or, before 05:00, yesterday: events of the last evening may still be running.
 */
export function firstOpenDay(now: Date): string {
  const { day, hour } = atParis(now);
  return hour < eveningEndsAtHour ? shiftDay(day, -1) : day;
}

function comingWeekend(today: string): DayRange {
  const weekDay = utcMidnight(today).getUTCDay();
  if (weekDay === sunday) return { start: today, end: today };
  const start = shiftDay(today, saturday - weekDay);
  return { start, end: shiftDay(start, 1) };
}

/**
 * The days of a preset at an instant. `nextWeekend` is the coming Saturday and Sunday, from today
 * on a Saturday; on a Sunday it is that Sunday alone.
 */
export function presetRange(preset: DatePreset, now: Date): DayRange {
  const today = parisDay(now);
  if (preset === 'nextWeekend') return comingWeekend(today);
  const day = preset === 'today' ? today : shiftDay(today, 1);
  return { start: day, end: day };
}

/**
 * The preset with exactly the days of a range, undefined when none has them. On a Sunday, `today`
 * and `nextWeekend` are the same day: the first in display order, `today`, is returned.
 */
export const findPreset = (range: DayRange, now: Date): DatePreset | undefined =>
  datePresets.find((preset) => {
    const { start, end } = presetRange(preset, now);
    return start === range.start && end === range.end;
  });
