import { shiftDay } from '../dates/date-presets.ts';
import { parisOffset } from '../dates/paris-time.ts';

/** When something takes place: days `yyyy-MM-dd`, times `HH:mm:ss`, all of Paris. */
export type Period = {
  startDate: string;
  endDate: string;
  startTime: string | null;
  endTime: string | null;
};

/** A point of the calendar and of the clock, in Paris. */
export type Moment = { day: string; time: string };

/**
 * A period as calendars know them: from one moment to another (`end` null when nobody told it), or whole days. Several days with opening
 * hours are whole days: nobody stays from the first morning to the last evening. `hours` keeps them.
 */
export type Occurrence =
  | { kind: 'timed'; start: Moment; end: Moment | null }
  | {
      kind: 'days';
      firstDay: string;
      lastDay: string;
      hours: { from: string; to: string | null } | null;
    };

/** An evening that runs past midnight belongs to its first day until then. */
const earliestMorning = '05:00:00';

/** The last day of a period: the day before its end when it ends at night. */
export const lastDayOf = ({ startDate, endDate, endTime }: Period): string =>
  endDate > startDate && endTime !== null && endTime <= earliestMorning
    ? shiftDay(endDate, -1)
    : endDate;

/** How a calendar should hold a period. */
export function toOccurrence(period: Period): Occurrence {
  const { startDate, startTime, endTime } = period;
  const lastDay = lastDayOf(period);
  if (startTime === null) return { kind: 'days', firstDay: startDate, lastDay, hours: null };
  if (lastDay > startDate)
    return { kind: 'days', firstDay: startDate, lastDay, hours: { from: startTime, to: endTime } };
  const start = { day: startDate, time: startTime };
  if (endTime === null || endTime === startTime) return { kind: 'timed', start, end: null };
  return {
    kind: 'timed',
    start,
    end: { day: endTime < startTime ? shiftDay(startDate, 1) : startDate, time: endTime },
  };
}

const hourMs = 3_600_000;

/** `2026-06-14T20:30:00+02:00`: a moment in Paris with its offset from UTC, summer time included. */
export function toOffsetDateTime({ day, time }: Moment): string {
  // Winter time is near enough: only the hour of the change itself could be on the other side.
  const near = new Date(Date.parse(`${day}T${time}Z`) - hourMs);
  return `${day}T${time}+0${parisOffset(near)}:00`;
}
