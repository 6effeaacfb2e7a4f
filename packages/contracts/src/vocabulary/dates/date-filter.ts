import { type DayRange, isDay } from './date-presets.ts';

const separator = '_';

/**
 * Parses the `dates` filter: one day (`2026-06-13`) or two days joined by an underscore, in either
 * order. Undefined when `isDay` refuses a day, or when the text has more than two parts.
 */
export function parseDateFilter(text: string): DayRange | undefined {
  const [first = '', second = first, ...rest] = text.split(separator);
  if (rest.length > 0 || !isDay(first) || !isDay(second)) return undefined;
  return first <= second ? { start: first, end: second } : { start: second, end: first };
}

export const formatDateFilter = ({ start, end }: DayRange): string =>
  start === end ? start : `${start}${separator}${end}`;
