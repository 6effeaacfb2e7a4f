import {
  eveningsOf,
  type HourFault,
  hourFaultOf,
  isFar,
  isLong,
  plausibleDays,
} from '@parages/contracts/vocabulary/events/plausible-periods';
import type { Period } from './recurrence.ts';

/** What the editor asks about a period that may be a typing error; it saves the period anyway. */
export type DateQuestion = 'far' | 'long' | HourFault;

/** The questions about one of the `periods`; none while one of its days is missing. */
export function dateQuestions(
  period: Period,
  periods: readonly Period[],
  today: string,
): DateQuestion[] {
  if (period.startDate === '' || period.endDate === '') return [];
  // The evenings of all dates are read only for a date whose hours need them.
  const isOdd = hourFaultOf(period, new Set()) !== undefined;
  const fault = isOdd ? hourFaultOf(period, eveningsOf(periods)) : undefined;
  return [
    ...(isFar(period, plausibleDays(today)) ? (['far'] as const) : []),
    ...(isLong(period) ? (['long'] as const) : []),
    ...(fault === undefined ? [] : [fault]),
  ];
}
