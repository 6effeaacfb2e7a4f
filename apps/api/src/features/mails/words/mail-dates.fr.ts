import {
  betweenDays,
  formatTime,
  readDay,
} from '@parages/contracts/vocabulary/dates/days-and-times.fr';
import { atParis } from '@parages/contracts/vocabulary/dates/paris-time';
import type { ChangedDate, MailedPoi } from '../mails.schema.ts';

/** "samedi 13 juin". */
function longDay(day: string): string {
  const { weekDay, plain } = readDay(day);
  return `${weekDay} ${plain}`;
}

/** "13 et 14 juin", "31 octobre et 1er novembre": a Saturday and its Sunday. */
export const weekend = (saturday: string, sunday: string): string =>
  betweenDays(saturday, 'et', sunday);

const dayAndTime = ({ startDate, startTime }: { startDate: string; startTime: string | null }) =>
  startTime === null ? longDay(startDate) : `${longDay(startDate)} à ${formatTime(startTime)}`;

/**
 * "samedi 13 juin à 20 h 30", "du 12 au 15 juin"; undefined without dates; "jusqu’au 30 août" for
 * an event of several days that begins before the day `from`.
 */
export function whenIs(
  { startDate, endDate, startTime }: MailedPoi,
  from = '',
): string | undefined {
  if (startDate === null) return undefined;
  if (endDate === null || endDate <= startDate) return dayAndTime({ startDate, startTime });
  if (startDate < from) return `jusqu’au ${readDay(endDate).plain}`;
  return `du ${betweenDays(startDate, 'au', endDate)}`;
}

/** "au lieu du samedi 13 juin à 20 h 30". */
export const insteadOf = (start: NonNullable<ChangedDate['insteadOf']>): string =>
  `au lieu du ${dayAndTime(start)}`;

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** "le mercredi 10 juin à 12 h 04", in Paris time. */
export function instantInParis(instant: Date): string {
  const { day, hour } = atParis(instant);
  return `le ${longDay(day)} à ${formatTime(`${twoDigits(hour)}:${twoDigits(instant.getUTCMinutes())}`)}`;
}
