import type { PoiCard } from '@parages/contracts/types';

export type DayOfPois = { day: string; items: PoiCard[] };

/**
 * `items` must be sorted by date. An event without a start date, or one that began before the first
 * requested day, is listed under the first requested day.
 */
export function groupByDay(items: readonly PoiCard[], firstDay: string): DayOfPois[] {
  const days = new Map<string, PoiCard[]>();
  for (const item of items) {
    const start = item.startDate ?? firstDay;
    const day = start < firstDay ? firstDay : start;
    days.set(day, [...(days.get(day) ?? []), item]);
  }
  return [...days].map(([day, cards]) => ({ day, items: cards }));
}
