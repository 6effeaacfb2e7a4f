import { formatTime } from '@parages/contracts/vocabulary/dates/days-and-times.fr';
import { formatPlainDay, formatShortDay } from './day.fr.ts';

/** The dates of a card: days `yyyy-MM-dd`, time `HH:mm:ss`, in Paris local time. */
export type CardDates = {
  startDate: string | null;
  endDate: string | null;
  poiTime: string | null;
};

/**
 * The date line of a card: "sam. 14 juin · 20 h 30"; "Du 12 au 15 juin" for several days ahead;
 * "Jusqu’au 30 août" once started; `undefined` without a start date. `today` is the day in Paris,
 * `yyyy-MM-dd`.
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
  if (startDate <= today) return `Jusqu’au ${formatPlainDay(endDate, today)}`;
  return formatSpan(startDate, endDate, today);
};

/**
 * "Du 12 au 15 juin", "Du 28 juin au 3 juillet", "sam. 14 juin" for one day. A year that both days
 * share is written once.
 */
export const formatSpan = (start: string, end: string, today: string): string => {
  if (start === end) return formatShortDay(start, today);
  const last = formatPlainDay(end, today);
  const isSameMonth = start.slice(0, 7) === end.slice(0, 7);
  const isSameYear = start.slice(0, 4) === end.slice(0, 4);
  const first = isSameMonth
    ? (formatPlainDay(start, today).split(' ')[0] ?? '')
    : formatPlainDay(start, isSameYear ? start : today);
  return `Du ${first} au ${last}`;
};
