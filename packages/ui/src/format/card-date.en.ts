import type { CardDates } from './card-date.fr.ts';
import { formatPlainDay, formatShortDay } from './day.en.ts';
import { formatTime } from './time.en.ts';

/**
 * The date line of a card: "Sat 14 June · 8:30 pm"; "12 to 15 June" for several days to come;
 * "Until 30 August" once they have begun; `undefined` without a start date. `today` is the day in
 * Paris, `yyyy-MM-dd`.
 */
export const formatCardDate = (
  { startDate, endDate, poiTime }: CardDates,
  today: string,
): string | undefined => {
  if (startDate === null) return undefined;
  if (endDate === null || endDate <= startDate) {
    const day = formatShortDay(startDate, today);
    return poiTime === null ? day : `${day} · ${formatTime(poiTime)}`;
  }
  if (startDate <= today) return `Until ${formatPlainDay(endDate, today)}`;
  return formatSpan(startDate, endDate, today);
};

/**
 * "12 to 15 June", "28 June to 3 July", "Sat 14 June" for one day. A year that both days share is
 * written once.
 */
export const formatSpan = (start: string, end: string, today: string): string => {
  if (start === end) return formatShortDay(start, today);
  const last = formatPlainDay(end, today);
  const isSameMonth = start.slice(0, 7) === end.slice(0, 7);
  const isSameYear = start.slice(0, 4) === end.slice(0, 4);
  const first = isSameMonth
    ? (formatPlainDay(start, today).split(' ')[0] ?? '')
    : formatPlainDay(start, isSameYear ? start : today);
  return `${first} to ${last}`;
};
