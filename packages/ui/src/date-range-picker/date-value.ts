/** How days are chosen. */
export type DateMode = 'range' | 'multiple' | 'single';

/** A local `Date` at noon for an ISO day: the calendar reads local fields, and noon survives both clock changes. */
export const toDay = (iso: string): Date => new Date(`${iso}T12:00:00`);

/** The ISO day of the local fields of a date. */
export const toIso = (day: Date): string =>
  [String(day.getFullYear()).padStart(4, '0'), day.getMonth() + 1, day.getDate()].map((part) => String(part).padStart(2, '0')).join('-');

/** The day itself, or the nearest bound. ISO days compare as texts. */
export const clampDate = (day: string, min: string, max: string): string => (day < min ? min : day > max ? max : day);

/**
 * The value after a press on a day. `range`: first press starts, second ends (sorted), a press on a complete range starts again.
 * `multiple`: the press adds or removes, sorted; `null` when nothing is left. `single`: the day.
 */
export const pickDate = (mode: DateMode, value: readonly string[] | null, day: string): string[] | null => {
  if (mode === 'single') return [day];
  const chosen = value ?? [];
  if (mode === 'range') return chosen.length === 1 ? [...chosen, day].sort() : [day];
  const next = chosen.includes(day) ? chosen.filter((one) => one !== day) : [...chosen, day].sort();
  return next.length === 0 ? null : next;
};
