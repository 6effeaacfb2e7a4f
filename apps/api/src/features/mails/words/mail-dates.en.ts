import { atParis } from '@parages/contracts/vocabulary/dates/paris-time';
import type { ChangedDate, MailedPoi } from '../mails.schema.ts';

const formatter = (options: Intl.DateTimeFormatOptions) => {
  const days = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', ...options });
  return (day: string): string => days.format(new Date(`${day}T00:00:00Z`)).replace(',', '');
};
const plainDay = formatter({ day: 'numeric', month: 'long' });

/** "Saturday 13 June". */
const longDay = formatter({ weekday: 'long', day: 'numeric', month: 'long' });

/** "8:30 pm" from `HH:mm`. */
function clockTime(time: string): string {
  const [hours = '', minutes = ''] = time.split(':');
  const hour = Number(hours);
  return `${hour % 12 === 0 ? 12 : hour % 12}:${minutes}\u00a0${hour < 12 ? 'am' : 'pm'}`;
}

/** "13 and 14 June", "31 October and 1 November": a Saturday and its Sunday. */
export function weekend(saturday: string, sunday: string): string {
  const first =
    saturday.slice(0, 7) === sunday.slice(0, 7)
      ? plainDay(saturday).split(' ')[0]
      : plainDay(saturday);
  return `${first} and ${plainDay(sunday)}`;
}

const dayAndTime = ({ startDate, startTime }: { startDate: string; startTime: string | null }) =>
  startTime === null ? longDay(startDate) : `${longDay(startDate)} at ${clockTime(startTime)}`;

/**
 * "Saturday 13 June at 8:30 pm", "from 12 to 15 June"; undefined without dates; "until 30 August"
 * for an event that begins before the day `from`.
 */
export function whenIs(
  { startDate, endDate, startTime }: MailedPoi,
  from = '',
): string | undefined {
  if (startDate === null) return undefined;
  if (endDate === null || endDate <= startDate) return dayAndTime({ startDate, startTime });
  if (startDate < from) return `until ${plainDay(endDate)}`;
  const first =
    startDate.slice(0, 7) === endDate.slice(0, 7)
      ? plainDay(startDate).split(' ')[0]
      : plainDay(startDate);
  return `from ${first} to ${plainDay(endDate)}`;
}

/** "instead of Saturday 13 June at 8:30 pm". */
export const insteadOf = (start: NonNullable<ChangedDate['insteadOf']>): string =>
  `instead of ${dayAndTime(start)}`;

/** "on Wednesday 10 June at 12:04 pm", in Paris time. */
export function instantInParis(instant: Date): string {
  const { day, hour } = atParis(instant);
  return `on ${longDay(day)} at ${clockTime(`${hour}:${String(instant.getUTCMinutes()).padStart(2, '0')}`)}`;
}
