import { parisDay } from '@parages/contracts/vocabulary/dates/date-presets';
import { readDay } from '@parages/contracts/vocabulary/dates/days-and-times.fr';

const withYear = (text: string, year: string, today: string): string =>
  year === today.slice(0, 4) ? text : `${text} ${year}`;

/**
 * "sam. 14 juin", or "sam. 14 juin 2031" when the year differs from that of `today`. Days are
 * `yyyy-MM-dd`.
 */
export function formatShortDay(day: string, today: string): string {
  const { weekDay, plain, year } = readDay(day);
  return withYear(`${weekDay.slice(0, 3)}. ${plain}`, year, today);
}

/** "14 juin", or "14 juin 2031" when the year differs from that of `today`. */
export function formatPlainDay(day: string, today: string): string {
  const { plain, year } = readDay(day);
  return withYear(plain, year, today);
}

/** "samedi 14 juin 2031". */
export function formatLongDay(day: string): string {
  const { weekDay, plain, year } = readDay(day);
  return `${weekDay} ${plain} ${year}`;
}

/** "Samedi 14 juin"; with the year when it differs from that of `today`. */
export function formatDayHeader(day: string, today: string): string {
  const { weekDay, plain, year } = readDay(day);
  return withYear(`${weekDay.charAt(0).toUpperCase()}${weekDay.slice(1)} ${plain}`, year, today);
}

/** "14 juin 2031": the day in Paris of an instant. */
export const formatInstantDay = (instant: Date): string => formatPlainDay(parisDay(instant), '');
