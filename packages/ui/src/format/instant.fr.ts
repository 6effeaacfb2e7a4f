import { formatTime, readDay } from '@parages/contracts/vocabulary/dates/days-and-times.fr';
import { atParis } from '@parages/contracts/vocabulary/dates/paris-time';

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** "20 h 30": the Paris local time of an instant. */
export const formatInstantTime = (instant: Date): string =>
  formatTime(`${twoDigits(atParis(instant).hour)}:${twoDigits(instant.getUTCMinutes())}`);

/** "14 juin 2031 à 20 h 30": an instant in Paris local time. */
export function formatInstant(instant: Date): string {
  const { plain, year } = readDay(atParis(instant).day);
  return `${plain} ${year} à ${formatInstantTime(instant)}`;
}
