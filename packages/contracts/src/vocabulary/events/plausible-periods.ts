import { countDays, shiftDay } from '../dates/date-presets.ts';
import type { Period } from './occurrences.ts';

/** Events of local agendas are dated later: an earlier day is a default or a typing error. */
const earliestDay = '2000-01-01';
/** Three years: of 2,030 real events, the latest was exported eleven months before its last day. */
const daysAhead = 3 * 365 + 1;
/** Two of 2,030 real events have a longer period: series that meet from time to time. */
export const longPeriodDays = 500;

/** The days that an import accepts and that the editor does not question, both included. */
export type PlausibleDays = { earliest: string; latest: string };

export const plausibleDays = (today: string): PlausibleDays => ({
  earliest: earliestDay,
  latest: shiftDay(today, daysAhead),
});

export const isFarDay = (day: string, { earliest, latest }: PlausibleDays): boolean =>
  day < earliest || day > latest;

export const isFar = ({ startDate, endDate }: Period, days: PlausibleDays): boolean =>
  isFarDay(startDate, days) || isFarDay(endDate, days);

export const periodDays = ({ startDate, endDate }: Period): number =>
  countDays({ start: startDate, end: endDate });

export const isLong = (period: Period): boolean => periodDays(period) > longPeriodDays;

/**
 * - `whole-day`: from midnight to the end of the day, which exports write for "no hours".
 * - `midnight`: at midnight without an end, which exports write for an unknown hour.
 * - `night`: begins between 01:00 and 04:00, a fault of the time zone or of a.m. and p.m.
 * - `reversed`: the end is before the start, and the day after is too far to be meant.
 */
export const hourFaults = ['whole-day', 'midnight', 'night', 'reversed'] as const;
export type HourFault = (typeof hourFaults)[number];

// Measured on the 16,103 timed periods of 2,030 real events. 1,773 of them, of seven events, run
// from 00:00 or 00:01 to 22:59 or later. Three begin from 01:00 to 03:59: two on the night when
// summer time begins, of events without hours, and a visit of companies at 01:30. The earliest right
// ones begin at 05:30 (birds at dawn) and 06:00 (a jumble sale). Feeds split a night in two at
// midnight: « 00:00 to 02:00 » goes on from the evening before.
const wholeDayUntil = '22:55';
const wholeDayFrom = '00:01';
const night = { from: '01:00', until: '04:00' };
const eveningFrom = '17:00';
/** A longer night, such as from 14:00 to 12:00, is a reversed pair of hours. */
const longestNightHours = 16;

/** Times have seconds in a record, and none in the editor. */
const minutesOf = (time: string): string => time.slice(0, 5);

const hoursOf = (time: string): number => Number(time.slice(0, 2)) + Number(time.slice(3, 5)) / 60;

const isReversed = ({ startDate, endDate, startTime, endTime }: Period): boolean =>
  startTime !== null &&
  endTime !== null &&
  startDate === endDate &&
  endTime < startTime &&
  hoursOf(endTime) + 24 - hoursOf(startTime) > longestNightHours;

/** The last days of the periods that begin in the evening: hours after midnight go on from there. */
export const eveningsOf = (periods: readonly Period[]): ReadonlySet<string> =>
  new Set(
    periods.flatMap(({ endDate, startTime }) =>
      startTime !== null && startTime >= eveningFrom ? [endDate] : [],
    ),
  );

export function hourFaultOf(period: Period, evenings: ReadonlySet<string>): HourFault | undefined {
  const { startDate, startTime, endTime } = period;
  if (startTime === null) return undefined;
  const start = minutesOf(startTime);
  if (endTime !== null && start <= wholeDayFrom && endTime >= wholeDayUntil) return 'whole-day';
  if (isReversed(period)) return 'reversed';
  if (evenings.has(shiftDay(startDate, -1))) return undefined;
  if (start === '00:00' && endTime === null) return 'midnight';
  return start >= night.from && start < night.until ? 'night' : undefined;
}

/** Drops the hours that a fault makes unknown; keeps the days. */
export const withoutFault = (period: Period, fault: HourFault): Period =>
  fault === 'reversed'
    ? { ...period, endTime: null }
    : { ...period, startTime: null, endTime: null };
