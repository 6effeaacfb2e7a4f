const timeZone = 'Europe/Paris';

/** Noon in UTC is on the same day in Paris all year round. */
const atNoon = (isoDay: string): Date => new Date(`${isoDay}T12:00:00Z`);

const formatter = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat('en-GB', { timeZone, ...options });
  // House style: "Sat 14 June" without the comma of `Intl`.
  return (date: Date): string => format.format(date).replace(',', '');
};

const short = formatter({ weekday: 'short', day: 'numeric', month: 'long' });
const shortWithYear = formatter({
  weekday: 'short',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});
const plain = formatter({ day: 'numeric', month: 'long' });
const plainWithYear = formatter({ day: 'numeric', month: 'long', year: 'numeric' });
const long = formatter({ weekday: 'long', day: 'numeric', month: 'long' });
const longWithYear = formatter({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });

const isThisYear = (day: string, today: string): boolean => day.slice(0, 4) === today.slice(0, 4);

/**
 * "Sat 14 June", or "Sat 14 June 2031" when the year differs from that of `today`. Days are
 * `yyyy-MM-dd`.
 */
export const formatShortDay = (day: string, today: string): string =>
  (isThisYear(day, today) ? short : shortWithYear)(atNoon(day));

/** "14 June", or "14 June 2031" when the year differs from that of `today`. */
export const formatPlainDay = (day: string, today: string): string =>
  (isThisYear(day, today) ? plain : plainWithYear)(atNoon(day));

/** "Saturday 14 June 2031". */
export const formatLongDay = (day: string): string => longWithYear(atNoon(day));

/** "Saturday 14 June"; with the year when it differs from that of `today`. */
export const formatDayHeader = (day: string, today: string): string =>
  (isThisYear(day, today) ? long : longWithYear)(atNoon(day));

/** "14 June 2031": the day in Paris of an instant. */
export const formatInstantDay = (instant: Date): string => plainWithYear(instant);
