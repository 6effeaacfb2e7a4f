import { formatInstantDay } from './day.en.ts';
import { formatTime } from './time.en.ts';

// Uses `Intl`, like the English days: with an import of the common formatters, the bundler would
// move them out of the common pages' chunk into this one.
const clock = new Intl.DateTimeFormat('en-GB', {
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: 'Europe/Paris',
});

/** "14 June 2031 at 8:30 pm": an instant in Paris local time. */
export const formatInstant = (instant: Date): string =>
  `${formatInstantDay(instant)} at ${formatTime(clock.format(instant))}`;
