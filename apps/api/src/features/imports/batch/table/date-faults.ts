import {
  hourFaultOf,
  isFarDay,
  isLong,
  longPeriodDays,
  type PlausibleDays,
  periodDays,
} from '@parages/contracts/vocabulary/events/plausible-periods';
import type { Period } from '../../mapping/poi-draft.ts';
import type { CellFault } from './read-cell.ts';

const farDay = (path: string, day: string, { earliest, latest }: PlausibleDays): CellFault => ({
  code: 'day_far',
  path,
  expected: day < earliest ? earliest : latest,
  obtained: day,
});

const minutesOf = (time: string): string => time.slice(0, 5);

/** Faults of the days, else warnings about hours and length: the organiser decides about these. */
export function dateFaults(period: Period | null, days: PlausibleDays): CellFault[] {
  if (period === null) return [];
  const { startDate, endDate, startTime, endTime } = period;
  if (isFarDay(startDate, days)) return [farDay('start_date', startDate, days)];
  if (isFarDay(endDate, days)) return [farDay('end_date', endDate, days)];
  const faults: CellFault[] = [];
  // A line knows no other period of its event, whose hours may go on after midnight.
  if (hourFaultOf(period, new Set()) !== undefined)
    faults.push({
      code: 'hours_unlikely',
      path: 'start_time',
      expected: null,
      obtained: [startTime, endTime]
        .flatMap((time) => (time === null ? [] : [minutesOf(time)]))
        .join(' – '),
    });
  if (isLong(period))
    faults.push({
      code: 'period_long',
      path: 'end_date',
      expected: String(longPeriodDays),
      obtained: String(periodDays(period)),
    });
  return faults;
}
