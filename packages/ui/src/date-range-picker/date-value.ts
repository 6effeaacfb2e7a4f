import { eachDayOfInterval } from 'date-fns/eachDayOfInterval';
import { formatISO } from 'date-fns/formatISO';

export type DateMode = 'range' | 'multiple' | 'single';

/** First and last day that can be chosen, `yyyy-MM-dd`. */
export type DateBounds = { min: string; max: string };

/** A span of days, both ends included, `yyyy-MM-dd`. */
export type DateSpan = { start: string; end: string };

export type DatePreset = DateSpan & { name: string; label: string };

/**
 * A local `Date` at noon for an ISO day: the calendar reads local fields, and noon exists on both
 * clock-change days.
 */
export const toDay = (iso: string): Date => new Date(`${iso}T12:00:00`);

/** The ISO day of the local fields of a date. */
export const toIso = (day: Date): string => formatISO(day, { representation: 'date' });

/** ISO days sort as texts, so that comparing texts is enough. */
export const clampDate = (day: string, { min, max }: DateBounds): string =>
  day < min ? min : day > max ? max : day;

const orNull = (days: string[]): string[] | null => (days.length === 0 ? null : days);

/**
 * The value after a press on a day. `range`: the first press sets the start, the second the end
 * (sorted), a press on a complete range restarts. `multiple`: toggles the day, sorted; `null` when
 * no day remains. `single`: the day.
 */
export const pickDate = (
  mode: DateMode,
  value: readonly string[] | null,
  day: string,
): string[] | null => {
  if (mode === 'single') return [day];
  const chosen = value ?? [];
  if (mode === 'range') return chosen.length === 1 ? [...chosen, day].sort() : [day];
  return orNull(
    chosen.includes(day) ? chosen.filter((one) => one !== day) : [...chosen, day].sort(),
  );
};

/**
 * The value after a typed date, or an emptied field (`null`). `range` has two fields, `index` 0 and
 * 1, and sorts their days. In `multiple` the field only adds.
 */
export const typeDate = (
  mode: DateMode,
  value: readonly string[] | null,
  index: number,
  day: string | null,
): string[] | null => {
  if (mode === 'single') return day === null ? null : [day];
  const chosen = value ?? [];
  if (mode === 'multiple')
    return orNull(day === null || chosen.includes(day) ? [...chosen] : [...chosen, day].sort());
  const others = chosen.filter((_, at) => at !== index);
  return orNull(day === null ? others : [...others, day].sort());
};

/**
 * The days a preset selects, within the bounds: both ends in `range`, its start in `single`, every
 * day of it in `multiple`.
 */
export const presetDays = (mode: DateMode, preset: DateSpan, bounds: DateBounds): string[] => {
  const start = clampDate(preset.start, bounds);
  const end = clampDate(preset.end, bounds);
  if (mode === 'single') return [start];
  if (mode === 'range') return [start, end];
  return eachDayOfInterval({ start: toDay(start), end: toDay(end) }).map(toIso);
};

/**
 * Whether two values are the same days. In `range` a value `one` of a single day equals the range
 * from that day to itself.
 */
export const isSameDays = (
  mode: DateMode,
  one: readonly string[] | null,
  other: readonly string[],
): boolean => {
  const days = one ?? [];
  const written = mode === 'range' && days.length === 1 ? [...days, ...days] : days;
  return written.join() === other.join();
};
