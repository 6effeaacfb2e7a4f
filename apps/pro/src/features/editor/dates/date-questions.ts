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

// The rows of a list ask with the same array: its evenings are collected once, not for each row.
const knownEvenings = new WeakMap<readonly Period[], ReadonlySet<string>>();

function eveningsIn(periods: readonly Period[]): ReadonlySet<string> {
  const evenings = knownEvenings.get(periods) ?? eveningsOf(periods);
  knownEvenings.set(periods, evenings);
  return evenings;
}

/** The questions about one of the `periods`; none while one of its days is missing. */
export function dateQuestions(
  period: Period,
  periods: readonly Period[],
  today: string,
): DateQuestion[] {
  if (period.startDate === '' || period.endDate === '') return [];
  const fault = hourFaultOf(period, eveningsIn(periods));
  return [
    ...(isFar(period, plausibleDays(today)) ? (['far'] as const) : []),
    ...(isLong(period) ? (['long'] as const) : []),
    ...(fault === undefined ? [] : [fault]),
  ];
}
