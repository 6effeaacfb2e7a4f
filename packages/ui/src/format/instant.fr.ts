import { formatTime, readDay } from '@parages/contracts/vocabulary/dates/days-and-times.fr';
import { atParis } from '@parages/contracts/vocabulary/dates/paris-time';

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** "14 juin 2031 à 20 h 30": an instant in Paris local time. */
export function formatInstant(instant: Date): string {
  const { day, hour } = atParis(instant);
  const { plain, year } = readDay(day);
  return `${plain} ${year} à ${formatTime(`${twoDigits(hour)}:${twoDigits(instant.getUTCMinutes())}`)}`;
}
