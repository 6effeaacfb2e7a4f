import { formatTime, readDay } from '@parages/contracts/vocabulary/dates/days-and-times.fr';
import type { Period } from './recurrence.ts';

const dayText = (day: string): string => {
  const { weekDay, plain, year } = readDay(day);
  return `${weekDay} ${plain} ${year}`;
};

/**
 * "samedi 6 mars 2027, 14 h – 15 h", "vendredi 5 mars 2027 – dimanche 7 mars 2027". Empty while a
 * day is missing.
 */
export function periodText({ startDate, endDate, startTime, endTime }: Period): string {
  if (startDate === '' || endDate === '') return '';
  const days = [...new Set([startDate, endDate])].map(dayText).join(' – ');
  const times = [startTime, endTime].filter((time) => time !== null).map(formatTime);
  return times.length === 0 ? days : `${days}, ${times.join(' – ')}`;
}
