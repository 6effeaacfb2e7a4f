import { addDays, type Day, weekdayOf } from './paris-day.ts';

/** The named date filters, in the order they are offered. */
export const datePresets = ['today', 'tomorrow', 'nextWeekend'] as const;
export type DatePreset = (typeof datePresets)[number];

/** One or several whole days, both ends included. */
export type DateRange = { start: Day; end: Day };

const saturday = 6;

// The coming run of weekend days: what is left of it when it has begun.
function nextWeekend(today: Day): DateRange {
  const weekday = weekdayOf(today);
  if (weekday === 0) return { start: today, end: today };
  const start = addDays(today, saturday - weekday);
  return { start, end: addDays(start, 1) };
}

/** The days a preset stands for, seen from a day in Paris. */
export function presetRange(preset: DatePreset, today: Day): DateRange {
  if (preset === 'nextWeekend') return nextWeekend(today);
  const day = preset === 'today' ? today : addDays(today, 1);
  return { start: day, end: day };
}

/** The preset that names exactly these days; on a Sunday the weekend and today are the same day, and today wins. */
export const presetOf = (range: DateRange, today: Day): DatePreset | undefined =>
  datePresets.find((preset) => {
    const { start, end } = presetRange(preset, today);
    return start === range.start && end === range.end;
  });
