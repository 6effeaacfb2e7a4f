import { atParis } from '@parages/contracts/vocabulary/paris-time';
import { formatInstantDay } from './day.en.ts';
import { formatTime } from './time.en.ts';

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** "14 June 2031 at 8:30 pm": an instant as the clocks of Paris show it. */
export const formatInstant = (instant: Date): string =>
  `${formatInstantDay(instant)} at ${formatTime(`${twoDigits(atParis(instant).hour)}:${twoDigits(instant.getUTCMinutes())}`)}`;
