import { shiftDay } from '@parages/contracts/vocabulary/dates/date-presets';
import { toOffsetDateTime } from '@parages/contracts/vocabulary/events/occurrences';
import type { OrganiserDate } from '../lifecycle/live-change.ts';
import type { Period } from './recurrence.ts';

const minutesLength = 5;
const keyOf = ({ startDate, startTime }: Pick<Period, 'startDate' | 'startTime'>): string =>
  `${startDate} ${startTime?.slice(0, minutesLength) ?? ''}`;

/** As `period_ends_at` of the database; `startDate` or `endDate` may be empty. */
function isOver({ startDate, endDate, startTime, endTime }: Period, now: Date): boolean {
  if (startDate === '' || endDate === '') return false;
  const isNextMorning =
    endTime === null || (endDate === startDate && startTime !== null && endTime <= startTime);
  const day = isNextMorning ? shiftDay(endDate, 1) : endDate;
  const time = `${endTime?.slice(0, minutesLength) ?? '00:00'}:00`;
  return new Date(toOffsetDateTime({ day, time })) <= now;
}

/**
 * The published dates whose announced state is lost when `periods` are published: those that are no
 * longer among them. The only changed date of a day keeps its state at its new hour, as in
 * `archive-published.sql`. Neither list counts a date that is over at `now`: `published` has none.
 */
export function lostStates(
  published: readonly OrganiserDate[],
  periods: readonly Period[],
  now: Date,
): OrganiserDate[] {
  const wanted = new Set(periods.map(keyOf));
  const known = new Set(published.map(keyOf));
  const removed = published.filter((date) => !wanted.has(keyOf(date)));
  const added = periods.filter((period) => !known.has(keyOf(period)) && !isOver(period, now));
  const isAlone = (dates: readonly { startDate: string }[], day: string): boolean =>
    dates.filter(({ startDate }) => startDate === day).length === 1;
  return removed.filter(
    ({ liveState, movedFrom, startDate }) =>
      (liveState !== 'scheduled' || movedFrom !== null) &&
      !(isAlone(removed, startDate) && isAlone(added, startDate)),
  );
}
