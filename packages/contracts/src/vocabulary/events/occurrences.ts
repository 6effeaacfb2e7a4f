import { shiftDay } from '../dates/date-presets.ts';
import { parisOffset } from '../dates/paris-time.ts';

/** When an event takes place: days `yyyy-MM-dd`, times `HH:mm:ss`, all in Paris local time. */
export type Period = {
  startDate: string;
  endDate: string;
  startTime: string | null;
  endTime: string | null;
};

/** A local date and time in Paris. */
export type Moment = { day: string; time: string };

/**
 * A period for calendar formats: from one moment to another (`end` null when unknown), or whole
 * days. A period of several days with opening hours is whole days; `hours` keeps its hours.
 */
export type Occurrence =
  | { kind: 'timed'; start: Moment; end: Moment | null }
  | {
      kind: 'days';
      firstDay: string;
      lastDay: string;
      hours: { from: string; to: string | null } | null;
    };

/** The latest time at which the end of a period still belongs to the evening before. */
const earliestMorning = '05:00:00';

/** The end date of a period, or the day before when a period over midnight ends by 05:00. */
export const lastDayOf = ({ startDate, endDate, endTime }: Period): string =>
  endDate > startDate && endTime !== null && endTime <= earliestMorning
    ? shiftDay(endDate, -1)
    : endDate;

/** Whether there are dates, each of which ended before `today` (`yyyy-MM-dd`). */
export const areOver = (periods: readonly Period[], today: string): boolean =>
  periods.length > 0 &&
  periods.every((period) => period.endDate !== '' && lastDayOf(period) < today);

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

/** A Paris local time with its UTC offset, such as `2026-06-14T20:30:00+02:00`. */
export function toOffsetDateTime({ day, time }: Moment): string {
  // The winter offset gives an instant that is up to an hour late. Its only effect: a time of the
  // hour that occurs twice in October gets the winter offset.
  const near = new Date(Date.parse(`${day}T${time}Z`) - hourMs);
  return `${day}T${time}+0${parisOffset(near)}:00`;
}
