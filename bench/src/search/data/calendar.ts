const dayMs = 86_400_000;

/** Days are counted from 1970-01-01: integers compare faster than texts over a million pois. */
export const dayOf = (isoDay: string): number => Date.parse(`${isoDay}T00:00:00Z`) / dayMs;

/** `yyyy-MM-dd`. */
export const isoDayOf = (day: number): string => new Date(day * dayMs).toISOString().slice(0, 10);

/** `HH:mm:ss` of a minute of the day. */
export const timeOf = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}:00`;

/** 0 is Sunday. */
export const weekdayOf = (day: number): number => (day + 4) % 7;

/** `day` counts from 1970-01-01; `minute` is the minute of the day in Paris. */
export type WallTime = { day: number; minute: number; second: number };

const parisClock = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Paris',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
});

export function parisWallTime(instant: Date): WallTime {
  const parts = new Map(parisClock.formatToParts(instant).map(({ type, value }) => [type, value]));
  const number = (type: Intl.DateTimeFormatPartTypes) => Number(parts.get(type));
  return {
    day: dayOf(`${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`),
    minute: number('hour') * 60 + number('minute'),
    second: number('second'),
  };
}

const nightEndsAtMinute = 300;

/** The first day of a search without a date: the previous evening still counts until 05:00. */
export const firstDayAsked = ({ day, minute }: WallTime): number =>
  minute < nightEndsAtMinute ? day - 1 : day;
