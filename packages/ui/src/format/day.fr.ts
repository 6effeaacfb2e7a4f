const timeZone = 'Europe/Paris';

/** Noon in UTC is the same day in Paris all year round. */
const atNoon = (isoDay: string): Date => new Date(`${isoDay}T12:00:00Z`);

const formatter = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat('fr-FR', { timeZone, ...options });
  // French writes the first of a month "1er"; Intl writes "1".
  return (date: Date): string =>
    format
      .formatToParts(date)
      .map(({ type, value }) => (type === 'day' && value === '1' ? '1er' : value))
      .join('');
};

const short = formatter({ weekday: 'short', day: 'numeric', month: 'long' });
const shortWithYear = formatter({ weekday: 'short', day: 'numeric', month: 'long', year: 'numeric' });
const plain = formatter({ day: 'numeric', month: 'long' });
const plainWithYear = formatter({ day: 'numeric', month: 'long', year: 'numeric' });
const long = formatter({ weekday: 'long', day: 'numeric', month: 'long' });
const longWithYear = formatter({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });

const isThisYear = (day: string, today: string): boolean => day.slice(0, 4) === today.slice(0, 4);

/** "sam. 14 juin", or "sam. 14 juin 2031" when the year is not that of `today`. Days are `yyyy-MM-dd`. */
export const formatShortDay = (day: string, today: string): string => (isThisYear(day, today) ? short : shortWithYear)(atNoon(day));

/** "14 juin", or "14 juin 2031" when the year is not that of `today`. */
export const formatPlainDay = (day: string, today: string): string => (isThisYear(day, today) ? plain : plainWithYear)(atNoon(day));

/** "samedi 14 juin 2031", for lists of dates. */
export const formatLongDay = (day: string): string => longWithYear(atNoon(day));

/** "Samedi 14 juin", a header over the events of a day; with the year when it is not that of `today`. */
export const formatDayHeader = (day: string, today: string): string => {
  const text = (isThisYear(day, today) ? long : longWithYear)(atNoon(day));
  return text.charAt(0).toUpperCase() + text.slice(1);
};

/** "14 juin 2031": the day in Paris of an instant, for "updated on". */
export const formatInstantDay = (instant: Date): string => plainWithYear(instant);
