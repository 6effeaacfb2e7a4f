import { isDay, shiftDay } from '@parages/contracts/vocabulary/dates/date-presets';
import type { RawPeriod } from '../../mapping/periods.ts';

/** A day in Paris and its time, undefined for a day alone. */
export type SourceMoment = { date: string; time?: string | undefined };

const dayMs = 86_400_000;
const midnight = '00:00:00';

const wallMs = ({ date, time = midnight }: SourceMoment): number => Date.parse(`${date}T${time}Z`);

/**
 * The period from one moment to another, which is included when it is a day alone. A period of more
 * than a day has no hours: they would be those of each day. Midnight ends the evening before.
 */
export function periodBetween(from: SourceMoment, end: SourceMoment | undefined): RawPeriod {
  const { date: startDate, time: startTime } = from;
  const to = end ?? { date: startDate };
  const endsAtMidnight = to.time === midnight && to.date > startDate && isDay(to.date);
  const days = { startDate, endDate: endsAtMidnight ? shiftDay(to.date, -1) : to.date };
  if (startTime === undefined) return days;
  if (to.time === undefined) return to.date === startDate ? { ...days, startTime } : days;
  const isLong = wallMs(to) - wallMs(from) > dayMs;
  const isWholeDay = endsAtMidnight && startTime === midnight;
  return isLong || isWholeDay ? days : { ...days, startTime, endTime: to.time };
}
