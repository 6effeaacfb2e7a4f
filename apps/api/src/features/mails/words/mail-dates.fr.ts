import { atParis } from '@parages/contracts/vocabulary/paris-time';
import type { MailedPoi } from '../mails.schema.ts';

const noBreak = '\u00a0';
const formatter = (options: Intl.DateTimeFormatOptions) => {
  const days = new Intl.DateTimeFormat('fr-FR', { timeZone: 'UTC', ...options });
  // French writes the first of a month "1er"; Intl writes "1".
  return (day: string): string =>
    days
      .formatToParts(new Date(`${day}T00:00:00Z`))
      .map(({ type, value }) => (type === 'day' && value === '1' ? '1er' : value))
      .join('');
};
const plainDay = formatter({ day: 'numeric', month: 'long' });

/** "samedi 13 juin". */
export const longDay = formatter({ weekday: 'long', day: 'numeric', month: 'long' });

/** "20 h 30", "20 h" from `HH:mm`. */
export function clockTime(time: string): string {
  const [hours = '', minutes = ''] = time.split(':');
  return [String(Number(hours)), 'h', ...(minutes === '00' ? [] : [minutes])].join(noBreak);
}

/** "13 et 14 juin", "31 octobre et 1er novembre": a Saturday and its Sunday. */
export function weekend(saturday: string, sunday: string): string {
  const first = saturday.slice(0, 7) === sunday.slice(0, 7) ? plainDay(saturday).split(' ')[0] : plainDay(saturday);
  return `${first} et ${plainDay(sunday)}`;
}

/** "samedi 13 juin à 20 h 30", "du 12 au 15 juin", nothing for a place without dates; "jusqu’au 30 août" once begun before the day `from`. */
export function whenIs({ startDate, endDate, startTime }: MailedPoi, from = ''): string | undefined {
  if (startDate === null) return undefined;
  if (endDate === null || endDate <= startDate)
    return startTime === null ? longDay(startDate) : `${longDay(startDate)} à ${clockTime(startTime)}`;
  if (startDate < from) return `jusqu’au ${plainDay(endDate)}`;
  const first = startDate.slice(0, 7) === endDate.slice(0, 7) ? plainDay(startDate).split(' ')[0] : plainDay(startDate);
  return `du ${first} au ${plainDay(endDate)}`;
}

/** "le mercredi 10 juin à 12 h 04", as the clocks of Paris show an instant. */
export function instantInParis(instant: Date): string {
  const { day, hour } = atParis(instant);
  return `le ${longDay(day)} à ${clockTime(`${hour}:${String(instant.getUTCMinutes()).padStart(2, '0')}`)}`;
}

/** The first letter large. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
