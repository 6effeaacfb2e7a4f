import { countDays, shiftDay } from '@parages/contracts/vocabulary/dates/date-presets';
import type { Period, PoiDraft } from './poi-draft.ts';

const daysPerWeek = 7;

/** The end of a period in Paris time, in a sortable form; without end time, the end of the day. */
function endOf(period: Period): string {
  const { startDate, endDate, startTime, endTime } = period;
  const isPastMidnight =
    endTime !== null && startTime !== null && endDate === startDate && endTime <= startTime;
  return `${isPastMidnight ? shiftDay(endDate, 1) : endDate}T${endTime ?? '24:00:00'}`;
}

export const lastEndOf = (periods: readonly Period[]): string | undefined =>
  periods.map(endOf).sort().at(-1);

/**
 * The fewest whole weeks, 0 or more, to add so that an event that ends at `end` is not past at
 * `now` (both in Paris time, `yyyy-MM-ddTHH:mm:ss`).
 */
export function weeksUntilNotOver(end: string, now: string): number {
  const lastDay = end.slice(0, 10);
  const shifted = (weeks: number): string =>
    `${shiftDay(lastDay, weeks * daysPerWeek)}${end.slice(10)}`;
  const days = countDays({ start: lastDay, end: now.slice(0, 10) }) - 1;
  let weeks = Math.max(0, Math.floor(days / daysPerWeek));
  while (shifted(weeks) <= now) weeks += 1;
  return weeks;
}

export function shiftDraft(draft: PoiDraft, weeks: number): PoiDraft {
  if (weeks === 0) return draft;
  const days = weeks * daysPerWeek;
  const shift = <Dated extends { startDate: string | null; endDate: string | null }>(
    dated: Dated,
  ): Dated => ({
    ...dated,
    startDate: dated.startDate === null ? null : shiftDay(dated.startDate, days),
    endDate: dated.endDate === null ? null : shiftDay(dated.endDate, days),
  });
  return { ...draft, periods: draft.periods.map(shift), prices: draft.prices.map(shift) };
}
