/** When a date starts: `yyyy-MM-dd`, and `HH:mm` or `HH:mm:ss`, or null without a start time. */
export type DateStart = { startDate: string; startTime: string | null };

const minutesLength = 5;

/** The text of the SQL function `period_start`. */
export function dateKey({ startDate, startTime }: DateStart): string {
  if (startTime === null) return `${startDate} 23:59:59.999`;
  return `${startDate} ${startTime.length === minutesLength ? `${startTime}:00` : startTime}`;
}

/**
 * What the history says of a date: its state and, once it was moved, its start. `origin`: the start
 * that it had at first.
 */
export const dateText = (date: { liveState: string; startsAt: string; origin: string }): string =>
  date.startsAt === date.origin ? date.liveState : `${date.liveState} ${date.startsAt}`;
