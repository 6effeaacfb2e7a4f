import type { OrganiserDate } from '../lifecycle/live-change.ts';
import type { Period } from './recurrence.ts';

const minutesLength = 5;
const keyOf = ({ startDate, startTime }: Pick<Period, 'startDate' | 'startTime'>): string =>
  `${startDate} ${startTime?.slice(0, minutesLength) ?? ''}`;

/**
 * The published dates whose announced state is lost when `periods` are published: those that are no
 * longer among them. The only changed date of a day keeps its state at its new hour, as in
 * `archive-published.sql`.
 */
export function lostStates(
  published: readonly OrganiserDate[],
  periods: readonly Period[],
): OrganiserDate[] {
  const wanted = new Set(periods.map(keyOf));
  const known = new Set(published.map(keyOf));
  const removed = published.filter((date) => !wanted.has(keyOf(date)));
  const added = periods.filter((period) => !known.has(keyOf(period)));
  const isAlone = (dates: readonly { startDate: string }[], day: string): boolean =>
    dates.filter(({ startDate }) => startDate === day).length === 1;
  return removed.filter(
    ({ liveState, movedFrom, startDate }) =>
      (liveState !== 'scheduled' || movedFrom !== null) &&
      !(isAlone(removed, startDate) && isAlone(added, startDate)),
  );
}
