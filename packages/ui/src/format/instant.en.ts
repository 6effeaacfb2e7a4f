import { formatInstantDay } from './day.en.ts';
import { formatTime } from './time.en.ts';

// Uses `Intl` instead of `paris-time.ts`, because importing that module here would make the bundler
// move it out of the chunk that most pages load.
const clock = new Intl.DateTimeFormat('en-GB', {
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: 'Europe/Paris',
});

/** "14 June 2031 at 8:30 pm": an instant in Paris local time. */
export const formatInstant = (instant: Date): string =>
  `${formatInstantDay(instant)} at ${formatTime(clock.format(instant))}`;
