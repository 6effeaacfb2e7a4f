/** When a date starts: `yyyy-MM-dd`, and `HH:mm` or `HH:mm:ss`, or null without a start time. */
export type DateStart = { startDate: string; startTime: string | null };

const minutesLength = 5;

/** The text of the SQL function `period_start`. */
export function dateKey({ startDate, startTime }: DateStart): string {
  if (startTime === null) return `${startDate} 23:59:59.999`;
  return `${startDate} ${startTime.length === minutesLength ? `${startTime}:00` : startTime}`;
}
