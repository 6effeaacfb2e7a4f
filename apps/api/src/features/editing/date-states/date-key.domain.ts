/** When a date starts: `yyyy-MM-dd`, and `HH:mm` or `HH:mm:ss`, or null without a start time. */
export type DateStart = { startDate: string; startTime: string | null };

const minutesLength = 5;
const withoutTime = '23:59:59.999';

/** The text of the SQL function `period_start`. */
export function dateKey({ startDate, startTime }: DateStart): string {
  if (startTime === null) return `${startDate} ${withoutTime}`;
  return `${startDate} ${startTime.length === minutesLength ? `${startTime}:00` : startTime}`;
}

/** The start whose text `dateKey` has written. */
function startOf(key: string): DateStart {
  const [startDate = '', time = withoutTime] = key.split(' ');
  return { startDate, startTime: time === withoutTime ? null : time.slice(0, minutesLength) };
}

/**
 * What the history says of a date: its state and, once it was moved, its start. `origin`: the start
 * that it had at first.
 */
export const dateText = (date: { liveState: string; startsAt: string; origin: string }): string =>
  date.startsAt === date.origin ? date.liveState : `${date.liveState} ${date.startsAt}`;

/** The start in what `dateText` has written of the date that had `origin` at first. */
export const startIn = (text: string, origin: string): DateStart =>
  startOf(text.includes(' ') ? text.slice(text.indexOf(' ') + 1) : origin);
