import { formatInstantDay } from './day.en.ts';
import { formatTime } from './time.en.ts';

// By the platform, as days are in English: what the pages of every day have at hand must not move into the file of its readers.
const clock = new Intl.DateTimeFormat('en-GB', {
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: 'Europe/Paris',
});

/** "14 June 2031 at 8:30 pm": an instant as the clocks of Paris show it. */
export const formatInstant = (instant: Date): string =>
  `${formatInstantDay(instant)} at ${formatTime(clock.format(instant))}`;
