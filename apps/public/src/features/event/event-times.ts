import type { Poi } from '@parages/contracts/types';
import { takesPlace } from '@parages/contracts/vocabulary/events/live-states';

export type Period = Poi['periods'][number];

export function datesToShow({ periods, isPast }: Pick<Poi, 'periods' | 'isPast'>): Period[] {
  const sorted = [...periods].sort((one, other) =>
    `${one.startDate}${one.startTime ?? ''}`.localeCompare(
      `${other.startDate}${other.startTime ?? ''}`,
    ),
  );
  return isPast ? sorted : sorted.filter((period) => !period.isPast);
}

/** The first date that takes place; the first one when none does. */
export const nextOf = (periods: readonly Period[]): Period | undefined =>
  periods.find(takesPlace) ?? periods[0];
